import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { css } from '#styled/css';
import { followSamePageLinks, moveNavigationFocus } from './navigation-focus';

/**
 * What a browser does by itself when it loads a document, for pages that the router shows instead:
 * the focus arrives with the visitor, and screen readers hear the title.
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
