import { readThreadTime } from '../../thread-time';

/**
 * The longest time that some work kept this process from anything else, in milliseconds of processor
 * time, because other processes of a busy machine must not count.
 */
export async function measureLongestStretch(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isRunning = true;
  let last = readThreadTime();
  const look = () => {
    const now = readThreadTime();
    longest = Math.max(longest, now - last);
    last = now;
    // Looking all the time would take the processor from the database.
    if (isRunning) setTimeout(look, 1);
  };
  look();
  try {
    await work();
  } finally {
    isRunning = false;
  }
  look();
  return longest;
}
