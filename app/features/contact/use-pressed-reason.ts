import { useEffect, useEffectEvent } from 'react';
import { REASONS } from '#app/domain/contact/inquiry';

declare global {
  interface Window {
    /**
     * What the last pressed link with `data-contact-reason` asks for. The page's first script sets
     * it (`server/late-scripts.ts`), so that no press is lost before the form's code is there.
     */
    contactReason?: string | undefined;
  }
}

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
    // After the first script's listener, which runs while the event is being captured.
    document.addEventListener('click', listen);
    return () => document.removeEventListener('click', listen);
  }, []);
}
