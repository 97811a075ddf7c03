import { useTranslation } from 'react-i18next';
import { useFormats } from '#app/i18n/language-context';

const EVENTS = [
  'invited',
  'added',
  'link-made',
  'rights-changed',
  'removed',
  'signed-in',
  'signed-out',
  'signed-out-everywhere',
  'passkey-added',
  'passkey-removed',
  'prices-published',
  'prices-planned',
  'prices-activated',
  'prices-called-off',
  'inquiry-answered',
  'inquiry-reopened',
  'inquiry-resent',
  'inquiries-erased',
  'inquiries-exported',
] as const;

const RIGHTS = ['prices', 'inquiries'] as const;
const WAYS_IN = ['link', 'passkey', 'provider'] as const;

interface LogWords {
  nameOf: (event: string) => string;
  /** What the entry of an event is about. */
  describe: (event: string, about: string) => string;
}

/** What the log has in short, in words. */
export function useLogWords(): LogWords {
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
    const known = EVENTS.find((name) => name === event);
    return known ? t(`log.events.${known}`) : event;
  };
  const describe = (event: string, about: string) => {
    switch (event) {
      case 'signed-in': {
        const known = WAYS_IN.find((way) => way === about);
        return known ? t(`sessions.${known}`) : about;
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
  return { nameOf, describe };
}
