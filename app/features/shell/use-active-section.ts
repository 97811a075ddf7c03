import { useEffect, useState } from 'react';

/** The section in the middle of the viewport (spec §2), if one of `ids` is there. */
export function useActiveSection(ids: readonly string[]): string | undefined {
  const [active, setActive] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) setActive(target.id);
          else setActive((now) => (now === target.id ? undefined : now));
        }
      },
      // Observes only the middle line, so at most one section intersects.
      { rootMargin: '-50% 0px -50% 0px' },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return active;
}
