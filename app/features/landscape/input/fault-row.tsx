import { useTranslation } from 'react-i18next';
import { MAX_TENANTS, type SourceFault } from '#app/features/landscape/read-tenants';
import { useTextLanguage } from '#app/i18n/text-language';
import { Button } from '#app/ui/button';
import { Icon } from '#app/ui/icon';
import { Notice } from '#app/ui/notice';

interface FaultRowProps {
  fault: SourceFault;
  remove: (keys: readonly string[]) => void;
}

/** A file that cannot be used: what it is, and what to do. */
export function FaultRow({ fault, remove }: FaultRowProps) {
  const { t } = useTranslation('landscape');
  const { source, kind } = fault;
  const values = { count: MAX_TENANTS, other: fault.other ?? '' };
  return (
    <li {...useTextLanguage('landscape', 'faults')}>
      <Notice
        tone={kind === 'too-many' || kind === 'same-tenant' ? 'warning' : 'danger'}
        title={
          <>
            <bdi>{source.fileName}</bdi>: {t(`faults.${kind}.title`, values)}
          </>
        }
        action={
          <Button
            visual="ghost"
            size="sm"
            aria-label={t('faults.remove', { name: source.fileName })}
            onClick={() => remove([source.key])}
          >
            <Icon name="trash-2" />
          </Button>
        }
      >
        {fault.errorText && <p>{t('faults.said', { text: fault.errorText })}</p>}
        <p>{t(`faults.${kind}.text`, values)}</p>
      </Notice>
    </li>
  );
}
