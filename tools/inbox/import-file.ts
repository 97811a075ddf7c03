import { readFileSync, rmSync } from 'node:fs';
import * as z from 'zod';
import { parseJson } from '#app/domain/parse-json.ts';
import { composeSearchText, payloadSchema } from '#app/server/inquiries/list.ts';
import { createReference } from '#app/server/inquiries/reference.ts';
import { saveInquiry } from '#app/server/store/save-inquiry.ts';
import type { Store } from '#app/server/store/store.ts';

const lineSchema = z.object({
  id: z.string(),
  receivedAt: z.iso.datetime(),
  payload: payloadSchema,
});

/**
 * Imports the inbox file of an earlier version and deletes it if all lines are readable. Repeatable.
 * @throws Error naming lines without a valid inquiry, such as one cut off by a crash
 */
export async function importFile(store: Store, file: string): Promise<string> {
  const unreadable: number[] = [];
  let count = 0;
  for (const [index, line] of readFileSync(file, 'utf8').split('\n').entries()) {
    if (line.trim() === '') continue;
    const entry = lineSchema.safeParse(parseJson(line)).data;
    if (entry) {
      await saveEntry(store, entry);
      count++;
    } else unreadable.push(index + 1);
  }
  if (unreadable.length > 0) {
    const lines = unreadable.join(', ');
    throw new Error(`Imported: ${count}. Not readable: line ${lines}. ${file} is not deleted.`);
  }
  rmSync(file);
  return `Imported: ${count}. ${file} is deleted.`;
}

async function saveEntry(store: Store, { id, receivedAt, payload }: z.infer<typeof lineSchema>) {
  const inquiry = {
    form: id,
    key: id,
    payload: JSON.stringify({ ...payload, turnstileToken: undefined }),
    email: payload.email,
    searchText: composeSearchText(payload),
    language: 'de',
    page: '/',
    offer: null,
    total: null,
    term: null,
    priceList: null,
    consentVersion: 'unknown',
    isUnverified: false,
  };
  const time = Date.parse(receivedAt);
  // A reference can be taken.
  while (!(await saveInquiry(store, { ...inquiry, reference: createReference() }, [], time)));
}
