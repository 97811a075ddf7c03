import { useEffect, useState } from 'react';
import type { LandscapeChanges } from '#app/domain/landscape/compare-since';
import type { LandscapeComparison } from '#app/domain/landscape/compare-stages';
import {
  type ConfigurationComparison,
  compareConfigurations,
} from '#app/domain/landscape/configuration/compare-configurations';
import type { LandscapeView } from '#app/domain/landscape/view-landscape';
import { runInSlices } from '#app/features/landscape/run-in-slices';

/** The comparison of configurations, made in slices; absent until the first is ready. */
export function useConfigurations(
  view: LandscapeView,
  comparison: LandscapeComparison | LandscapeChanges,
): ConfigurationComparison | 'none' | undefined {
  const [compared, setCompared] = useState<ConfigurationComparison | 'none'>();
  useEffect(() => {
    let isStopped = false;
    const work = compareConfigurations(view, comparison, Date.now());
    void runInSlices(work, () => isStopped).then((result) => {
      if (!isStopped) setCompared(result ?? 'none');
    });
    return () => {
      isStopped = true;
    };
  }, [view, comparison]);
  return compared;
}
