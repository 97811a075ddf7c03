import { ICON_MARKUP } from 'virtual:icon-sheet';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { ReactNode } from 'react';
import { StaticMarkup } from '#app/framework/static-markup';
import { IconAddress } from '#app/ui/icon';

const PREFIX = 'icon-';

/** The build keeps the icons out of the browser's scripts. */
const getMarkup = createIsomorphicFn().server(() =>
  ICON_MARKUP.replaceAll('<g id="', `<g id="${PREFIX}`),
);

/** Puts all icons into the document, because a sealed page cannot load their file. */
export function InlineIcons({ children }: { children: ReactNode }) {
  return (
    <IconAddress value={`#${PREFIX}`}>
      <div hidden>
        <StaticMarkup served={getMarkup?.()} />
      </div>
      {children}
    </IconAddress>
  );
}
