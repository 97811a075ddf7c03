/**
 * Saves an offer's file once the server has made it, so that the page can say so meanwhile. False if
 * the server could not.
 */
export async function download(address: string): Promise<boolean> {
  const isMade = await fetch(address, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isMade) return false;
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
  return true;
}
