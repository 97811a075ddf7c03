import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { css } from '#styled/css';
import { followSamePageLinks, moveNavigationFocus } from './navigation-focus';

/**
 * Does for router navigations what browsers do for documents: moves the focus and announces the
 * title.
 */
export function PageChanges() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(followSamePageLinks, []);
  useEffect(() => {
    const readRoute = () => router.state.matches.at(-1)?.routeId;
    let shown = { route: readRoute(), title: document.title };
    return router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
      const route = readRoute();
      const isOtherSection = toLocation.hash !== '' && toLocation.hash !== fromLocation?.hash;
      // Another plan or language is the same page: the focus stays where it is.
      if (route !== shown.route || isOtherSection) moveNavigationFocus(toLocation.hash);
      if (document.title !== shown.title) setTitle(document.title);
      shown = { route, title: document.title };
    });
  }, [router]);
  return (
    <p role="status" className={css({ srOnly: true })}>
      {title}
    </p>
  );
}
