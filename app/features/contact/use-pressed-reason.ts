import { useEffect, useEffectEvent } from 'react';
import { REASONS } from '#app/domain/contact/choices';

type Reason = (typeof REASONS)[number];

/** Links may preselect the reason: `<a href="#contact" data-contact-reason="demo">`. */
export function usePressedReason(onPress: (reason: Reason) => void): void {
  const listen = useEffectEvent(({ target }: Event) => {
    const link = target instanceof Element && target.closest('[data-contact-reason]');
    const name = link instanceof HTMLElement ? link.dataset.contactReason : undefined;
    const reason = REASONS.find((one) => one === name);
    if (reason !== undefined) onPress(reason);
  });
  useEffect(() => {
    const onClick = (event: Event) => listen(event);
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}
