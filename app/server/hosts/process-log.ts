import { format } from 'node:util';
import { formatTrace, logEvent, redirectLog } from '#app/server/log-event.ts';

/** Turns console output of libraries and warnings of Node into log lines. */
export function logConsole(): void {
  redirectLog(console.error);
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...said: unknown[]) => {
      const text = format(...said);
      const [message = '', ...others] = text.split('\n');
      logEvent(level, message, others.length > 0 ? { error: text } : {});
    };
  }
  // Removes Node's own listener, which prints warnings.
  process.removeAllListeners('warning');
  process.on('warning', (warning) => logEvent('warn', warning.message, formatTrace(warning)));
}

/** Logs unhandled rejections; uncaught exceptions also end the process, whose state is unknown. */
export function logUncaught(): void {
  process.on('unhandledRejection', (reason) => {
    logEvent('error', 'unhandled rejection', formatTrace(reason));
  });
  process.on('uncaughtException', (error) => {
    logEvent('error', 'uncaught exception', formatTrace(error));
    process.exit(1);
  });
}
