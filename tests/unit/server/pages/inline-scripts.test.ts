import { expect, it } from 'vitest';
import { hashInlineScripts } from '#app/server/pages/inline-scripts';

// Hashes from `printf '…' | openssl dgst -sha256 -binary | base64`.
const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

it('hashes each inline script once', () => {
  const html = '<script>alert(1)</script><p></p><script type="module">alert(1)</script>';
  expect(hashInlineScripts(html)).toStrictEqual([ALERT]);
  expect(hashInlineScripts('<script></script>')).toStrictEqual([EMPTY]);
  expect(hashInlineScripts('<script> alert(1)</script>')).not.toContain(ALERT);
  expect(hashInlineScripts('<SCRIPT data-x="1">alert(1)</SCRIPT>')).toStrictEqual([ALERT]);
});
