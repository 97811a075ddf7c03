/** A file's text, and what is wrong with its encoding. */
export interface DecodedText {
  text: string;
  fault?: string;
}

/** Reads other encodings of translation programs too, so that the texts can still be checked. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const [first, second] = bytes;
  // A byte-order mark, or an ASCII character in two bytes.
  if ((first === 0xff && second === 0xfe) || (bytes.length > 1 && second === 0)) {
    return decodeAs('utf-16le', 'UTF-16', bytes);
  }
  if ((first === 0xfe && second === 0xff) || (bytes.length > 1 && first === 0)) {
    return decodeAs('utf-16be', 'UTF-16', bytes);
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return decodeAs('windows-1252', 'Windows-1252', bytes);
  }
}

function decodeAs(encoding: string, name: string, bytes: Uint8Array): DecodedText {
  return {
    text: new TextDecoder(encoding).decode(bytes),
    fault: `is written in ${name}; save it as UTF-8.`,
  };
}
