import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';

/** The file that a button saves. */
export async function saveFile(button: Locator): Promise<{ name: string; text: string }> {
  const download = button.page().waitForEvent('download');
  await button.click();
  const file = await download;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}
