/** Reads a body whose length may be undeclared; undefined if it is too large. */
export async function readText(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): Promise<string | undefined> {
  if (!body) return '';
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.byteLength;
      if (size > maxBytes) return undefined;
      text += decoder.decode(chunk, { stream: true });
    }
  } catch {
    // The connection broke, and no client waits for a response.
    return '';
  }
  return text + decoder.decode();
}
