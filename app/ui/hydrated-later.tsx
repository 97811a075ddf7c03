import { Activity, type ComponentType, memo } from 'react';

/**
 * A part that React hydrates after the rest of the page, so that the first press does not wait for
 * it; an event in it hydrates it at once. Changed properties do, too, so they should be stable.
 */
export function hydratedLater<Props extends object>(Part: ComponentType<Props>) {
  return memo((props: Props) => (
    <Activity>
      <Part {...props} />
    </Activity>
  ));
}
