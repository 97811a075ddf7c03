import { DAY_MS } from '#app/domain/durations.ts';
import type { Fault } from './find-faults.ts';
import type { Security } from './stored.ts';

/** Days of validity that are left, and how much longer a renewed certificate lasts. */
const SOON_DAYS = 30;
const ALSO_DAYS = 60;
const LATER_DAYS = 30;
/** A certificate that expired before that is left over. */
const LEFTOVER_DAYS = 90;

/**
 * Finds certificates that expire; those of SAP, which renews them itself, are none (D58).
 * @param tenants the certificates of each tenant, with its stages
 * @param now milliseconds since 1970
 */
export function findCertificates(
  tenants: readonly { stages: readonly string[]; security: Security }[],
  now: number,
): (Fault & { alias: string })[] {
  const all = tenants.flatMap(({ stages, security }) =>
    security
      .flatMap(({ certificates = [] }) => certificates)
      .map((one) => ({ ...one, stages, days: (Date.parse(one.validUntil) - now) / DAY_MS })),
  );
  const byAlias = Map.groupBy(all, ({ alias }) => alias.toLowerCase());
  return all.flatMap(({ alias, owner, stages, days }) => {
    const isRenewed = byAlias
      .get(alias.toLowerCase())
      ?.some((other) => other.stages !== stages && other.days >= days + LATER_DAYS);
    const kind = owner === 'SAP' ? undefined : getKind(days, isRenewed === true);
    return kind ? { alias, kind, keys: [], stages } : [];
  });
}

function getKind(days: number, isRenewed: boolean) {
  if (days < 0) return days >= -LEFTOVER_DAYS ? 'expired' : undefined;
  if (days <= SOON_DAYS) return 'expiring';
  return days <= ALSO_DAYS && isRenewed ? 'renewedElsewhere' : undefined;
}
