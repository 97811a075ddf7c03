import { MAX_LIST_LENGTH, readList } from '#app/domain/landscape/read-list';
import type { Source } from './landscape-state';

/** A file or pasted text that waits to be read. */
export interface WaitingSource {
  key: string;
  content: Blob | string;
}

/** Reads one after the other, with pauses for input and painting before and after each (D52). */
export async function readSources(
  waiting: readonly WaitingSource[],
  onRead: (key: string, result: Source['result']) => void,
): Promise<void> {
  for (const { key, content } of waiting) {
    await pause();
    const result = await readSource(content);
    await pause();
    onRead(key, result);
  }
}

async function readSource(content: Blob | string): Promise<Source['result']> {
  try {
    if (typeof content === 'string') return readList(content, parseXml);
    // Not even loaded if it is far too large.
    if (content.size > 4 * MAX_LIST_LENGTH) return { kind: 'fault', fault: { kind: 'too-large' } };
    return readList(await content.text(), parseXml);
  } catch {
    // A folder, or a file that is gone.
    return { kind: 'unreadable' };
  }
}

function parseXml(text: string) {
  return new DOMParser().parseFromString(text, 'application/xml');
}

/** Until the browser has painted what it knows already. */
function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
