import { format } from 'node:util';
import { formatTrace, logEvent, redirectLog } from '#app/server/log-event.ts';

/**
 * Once the site is served, what libraries and Node itself say is a line of the log too: they write
 * text of several lines, stacks most often.
 */
export function logConsole(): void {
  redirectLog(console.error);
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...said: unknown[]) => {
      const text = format(...said);
      const [message = '', ...others] = text.split('\n');
      logEvent(level, message, others.length > 0 ? { error: text } : {});
    };
  }
  // Node's own listener, which prints them.
  process.removeAllListeners('warning');
  process.on('warning', (warning) => logEvent('warn', warning.message, formatTrace(warning)));
}

/**
 * A promise that no code waited for does not end the process; an exception that none caught does,
 * since what it left half-done is unknown.
 * @param onEnd called last
 */
export function logUncaught(onEnd: () => void): void {
  process.on('unhandledRejection', (reason) => {
    logEvent('error', 'unhandled rejection', formatTrace(reason));
  });
  process.on('uncaughtException', (error) => {
    logEvent('error', 'uncaught exception', formatTrace(error));
    onEnd();
    process.exit(1);
  });
}
