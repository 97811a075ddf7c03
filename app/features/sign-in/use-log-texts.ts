import { useTranslation } from 'react-i18next';
import { AUDIT_EVENTS, type AuditEvent } from '#app/domain/staff/audit-events';
import { RIGHTS } from '#app/domain/staff/rights';
import { useFormats } from '#app/i18n/language-context';

const SIGN_IN_METHODS = ['link', 'passkey', 'provider'] as const;
const FAILURES = [...SIGN_IN_METHODS, 'not-listed'] as const;
const KNOWN_BY = [...SIGN_IN_METHODS, 'provider-list', 'shell', 'visitor'] as const;

interface LogTexts {
  /** How a person is known; undefined in entries of before this was written down. */
  nameKnownBy: (knownBy: string) => string | undefined;
  nameOf: (event: string) => string;
  /** The subject of an entry, in words. */
  describe: (event: string, about: string) => string;
}

/** Texts for the codes in the audit log. */
export function useLogTexts(): LogTexts {
  const { t } = useTranslation('staff');
  const { list } = useFormats();
  const describeRights = (rights: string) => {
    if (rights === '-') return t('log.noRights');
    const names = rights.split(',').map((right) => {
      const known = RIGHTS.find((name) => name === right);
      return known ? t(`account.${known}`) : right;
    });
    return list(names);
  };
  const nameOf = (event: string) => {
    return isKnown(event) ? t(`log.events.${event}`) : event;
  };
  const nameKnownBy = (knownBy: string) => {
    const known = KNOWN_BY.find((one) => one === knownBy);
    return known && t(`log.knownBy.${known}`);
  };
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
  return { nameOf, nameKnownBy, describe };
}

/** A newer program may have written other events. */
function isKnown(event: string): event is AuditEvent {
  return Object.hasOwn(AUDIT_EVENTS, event);
}
