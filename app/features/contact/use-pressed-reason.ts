import { useEffect, useEffectEvent } from 'react';
import { REASONS } from '#app/domain/contact/choices';

type Reason = (typeof REASONS)[number];

/**
 * Links to the form may say what for: `<a href="#contact" data-contact-reason="demo">`. Calls
 * `onPress` for a press from before the form's code was there, and for every later one.
 */
export function usePressedReason(onPress: (reason: Reason) => void): void {
  const take = useEffectEvent((name: string | undefined) => {
    window.contactReason = undefined;
    const reason = REASONS.find((one) => one === name);
    if (reason !== undefined) onPress(reason);
  });
  useEffect(() => {
    take(window.contactReason);
    const listen = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('[data-contact-reason]');
      if (link instanceof HTMLElement) take(link.dataset.contactReason);
    };
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, []);
}
