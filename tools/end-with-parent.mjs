// Loaded before the server by `npm start` and `npm run dev`. Ends the server when its parent was killed
// (`kill -9`), so that the port is free again. Sends SIGINT, which makes it close without a grace
// period.
process.on('disconnect', () => process.kill(process.pid, 'SIGINT'));
process.channel?.unref();
