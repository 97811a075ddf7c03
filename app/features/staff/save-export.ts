import { formatBerlinDay } from '#app/domain/berlin-time';
import { composeFileName } from '#app/domain/file-name';
import { site } from '#app/site';
import { saveAsFile } from '#app/ui/save-as-file';

const TYPES = {
  csv: 'text/csv;charset=utf-8',
  html: 'text/html;charset=utf-8',
  json: 'application/json',
  txt: 'text/plain',
};

/** Saves a file whose name says brand, subject and today's date. */
export function saveExport(
  subject: string,
  format: keyof typeof TYPES,
  content: string | Blob,
): void {
  const name = composeFileName([site.brand, subject, formatBerlinDay(Date.now())], format);
  saveAsFile(name, TYPES[format], content);
}
