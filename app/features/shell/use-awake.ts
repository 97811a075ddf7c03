import { useEffect, useState } from 'react';

const SIGNS = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** False until the visitor first does something; then parts of the page that can wait hydrate. */
export function useAwake(): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    // An address with an anchor opens scrolled, perhaps before anyone listens.
    if (window.scrollY > 0) return setAwake(true);
    const wake = () => setAwake(true);
    const options = { capture: true, once: true, passive: true };
    for (const sign of SIGNS) window.addEventListener(sign, wake, options);
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, wake, options);
    };
  }, []);
  return isAwake;
}
