import type { Security } from './stored.ts';

/** Days of validity that are left, and how much longer a renewed certificate lasts. */
const SOON_DAYS = 30;
const ALSO_DAYS = 60;
const LATER_DAYS = 30;
/** A certificate that expired before that is left over. */
const LEFTOVER_DAYS = 90;
const DAY_MS = 86_400_000;

export interface CertificateFault {
  alias: string;
  kind: 'expired' | 'expiring' | 'renewedElsewhere';
  stages: readonly string[];
}

/**
 * Finds certificates that expire; those of SAP, which renews them itself, are none (D58).
 * @param tenants the certificates of each tenant, with its stages
 * @param now milliseconds since 1970
 */
export function findCertificates(
  tenants: readonly { stages: readonly string[]; certificates: Security['certificates'] }[],
  now: number,
): CertificateFault[] {
  const countDays = (validUntil: string) => (Date.parse(validUntil) - now) / DAY_MS;
  return tenants.flatMap((tenant) =>
    (tenant.certificates ?? []).flatMap(({ alias, validUntil, owner }) => {
      if (owner === 'SAP') return [];
      const days = countDays(validUntil);
      const isRenewed = tenants.some(
        (other) =>
          other !== tenant &&
          other.certificates?.some(
            (one) =>
              one.alias.toLowerCase() === alias.toLowerCase() &&
              countDays(one.validUntil) >= days + LATER_DAYS,
          ),
      );
      const kind = getKind(days, isRenewed);
      return kind ? { alias, kind, stages: tenant.stages } : [];
    }),
  );
}

function getKind(days: number, isRenewed: boolean): CertificateFault['kind'] | undefined {
  if (days < 0) return days >= -LEFTOVER_DAYS ? 'expired' : undefined;
  if (days <= SOON_DAYS) return 'expiring';
  return days <= ALSO_DAYS && isRenewed ? 'renewedElsewhere' : undefined;
}
