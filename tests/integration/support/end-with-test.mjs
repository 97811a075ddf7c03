import { rmSync } from 'node:fs';

// Loaded into a server under test with --import: when a failed test did not stop it, it ends with the
// process of the test and removes its working folder.
process.on('disconnect', () => {
  rmSync(process.cwd(), { recursive: true, force: true });
  process.exit();
});
