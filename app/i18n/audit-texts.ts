import type { TFunction } from 'i18next';
import { AUDIT_EVENTS, type AuditEvent } from '#app/domain/staff/audit-log';
import { RIGHTS } from '#app/domain/staff/rights';

const SIGN_IN_METHODS = ['link', 'passkey', 'provider'] as const;
const FAILURES = [...SIGN_IN_METHODS, 'not-listed', 'too-many-groups'] as const;
const KNOWN_BY = [...SIGN_IN_METHODS, 'provider-list', 'shell', 'visitor'] as const;

/**
 * Texts for the codes in the audit log. A code of a newer program is shown as stored.
 * @param list joins words: "a, b und c"
 */
export function createAuditTexts(
  t: TFunction<'staff'>,
  list: (words: readonly string[]) => string,
) {
  const describeRights = (rights: string) => {
    if (rights === '-') return t('log.noRights');
    const names = rights.split(',').map((right) => {
      const known = RIGHTS.find((name) => name === right);
      return known ? t(`account.${known}`) : right;
    });
    return list(names);
  };
  /** The subject of an entry, in words. */
  const describe = (event: string, about: string) => {
    switch (event) {
      case 'signed-in': {
        const known = SIGN_IN_METHODS.find((way) => way === about);
        return known ? t(`sessions.${known}`) : about;
      }
      case 'sign-in-failed': {
        const known = FAILURES.find((way) => way === about);
        return known ? t(`log.failures.${known}`) : about;
      }
      case 'invited':
      case 'added':
      case 'rights-changed': {
        const [, name, rights] = /^(.*): (.*)$/s.exec(about) ?? [];
        if (name === undefined || rights === undefined) return about;
        return t('log.rights', { name, rights: describeRights(rights) });
      }
      case 'prices-published':
      case 'prices-planned':
      case 'prices-activated':
      case 'prices-called-off':
        return t('log.version', { about });
      default:
        return about;
    }
  };
  return {
    describe,
    nameOf: (event: string) => (isKnown(event) ? t(`log.events.${event}`) : event),
    /** How a person is known; empty in entries of before this was written down. */
    nameKnownBy: (knownBy: string) => {
      const known = KNOWN_BY.find((one) => one === knownBy);
      return known ? t(`log.knownBy.${known}`) : knownBy;
    },
  };
}

function isKnown(event: string): event is AuditEvent {
  return Object.hasOwn(AUDIT_EVENTS, event);
}
