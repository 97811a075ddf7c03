// Loaded into a server under test with --import: its parent asks for something to go wrong.

process.on('message', (fault) => {
  if (fault === 'raw stack') console.error('Render to string error:', new Error('raw stack'));
  if (fault === 'warning') process.emitWarning('a warning');
  if (fault === 'uncaught exception') throw new Error('a test threw this');
});
