import { Activity, type ComponentType, memo } from 'react';

/**
 * A part that React hydrates after the page, so that the first press does not wait for it, or at once
 * when something happens in it (D44). It is rendered again only with other properties, because a new
 * one would hydrate it, too.
 */
export function hydratedLater<Props extends object>(Part: ComponentType<Props>) {
  return memo((props: Props) => (
    <Activity>
      <Part {...props} />
    </Activity>
  ));
}
