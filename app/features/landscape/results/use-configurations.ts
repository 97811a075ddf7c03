import { useEffect, useState } from 'react';
import type { LandscapeChanges } from '#app/domain/landscape/compare-since';
import type { LandscapeComparison } from '#app/domain/landscape/compare-stages';
import {
  type ConfigurationComparison,
  compareConfigurations,
} from '#app/domain/landscape/configuration/compare-configurations';
import type { LandscapeView } from '#app/domain/landscape/view-landscape';

/** Between two slices the browser answers and paints. */
const SLICE_MS = 30;

/** The comparison of configurations, made in slices; the last one until the next is ready. */
export function useConfigurations(
  view: LandscapeView,
  comparison: LandscapeComparison | LandscapeChanges,
): ConfigurationComparison | undefined {
  const [compared, setCompared] = useState<ConfigurationComparison>();
  useEffect(() => {
    let isStopped = false;
    const work = compareConfigurations(view, comparison, Date.now());
    const run = async () => {
      while (!isStopped) {
        const end = performance.now() + SLICE_MS;
        while (performance.now() < end) {
          const step = work.next();
          if (step.done) return setCompared(step.value);
        }
        await new Promise((resolve) => setTimeout(resolve));
      }
    };
    void run();
    return () => {
      isStopped = true;
    };
  }, [view, comparison]);
  return compared;
}
