import { formatBerlinDay } from '#app/domain/berlin-time';
import { composeFileName } from '#app/domain/file-name';
import { site } from '#app/site';
import { type FileFormat, saveAsFile } from '#app/ui/save-as-file';

/** Saves a file whose name says brand, subject and today's date. */
export function saveExport(subject: string, format: FileFormat, content: string | Blob): void {
  const name = composeFileName([site.brand, subject, formatBerlinDay(Date.now())], format);
  saveAsFile(name, format, content);
}
