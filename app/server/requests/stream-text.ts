import { logEvent } from '#app/server/log-event';
import { codeOf } from '#app/server/store/store';

/**
 * Streams a body at the client's speed. If a part fails, the connection is closed, so that the
 * client notices that the body is incomplete.
 */
export function streamText(parts: AsyncGenerator<string>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      try {
        const { value, done } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        logEvent('error', 'staff: the file ends early', { reason: codeOf(error) });
        throw error;
      }
    },
    cancel: async () => void (await parts.return(undefined)),
  });
}
