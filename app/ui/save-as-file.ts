const TYPES = {
  csv: 'text/csv;charset=utf-8',
  html: 'text/html;charset=utf-8',
  json: 'application/json',
  txt: 'text/plain;charset=utf-8',
};

export type FileFormat = keyof typeof TYPES;

/** Hands a text or the bytes of one to the visitor as a download. */
export function saveAsFile(name: string, format: FileFormat, content: string | Blob): void {
  const address = URL.createObjectURL(new Blob([content], { type: TYPES[format] }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
