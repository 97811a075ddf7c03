import { describeRequest, type RequestFacts } from './request-log.ts';

/** Much written at once costs little; nothing waits longer than this. */
const WRITE_AFTER_MS = 100;
const MAX_BUFFERED = 128;

/**
 * Collects what is to be written down of requests and writes it together, as lines. They are made
 * only then, one after the other: each by itself, while a page is sent, would cost twice as much.
 */
export function createLogWriter(write: (lines: Buffer) => void) {
  let waiting: RequestFacts[] = [];
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const lines = waiting.map(describeRequest).join('');
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
