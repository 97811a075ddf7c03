// Loaded before the server by `npm start`: ends it when its parent vanished without a word
// (kill -9), so that no server is left behind holding the port. With SIGINT, which gives no notice.
process.on('disconnect', () => process.kill(process.pid, 'SIGINT'));
process.channel?.unref();
