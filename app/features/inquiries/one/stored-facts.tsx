import { useTranslation } from 'react-i18next';
import type { Inquiry } from '#app/features/inquiries/load';
import { useBerlinTimes } from '#app/i18n/berlin-times';
import { findLanguage } from '#app/i18n/languages';
import { Panel } from '#app/ui/panel';
import { css } from '#styled/css';
import { Fact, Facts } from './facts';

/** What was told beside the form's fields. */
export function StoredFacts({ inquiry }: { inquiry: Inquiry }) {
  const { t } = useTranslation('inquiries');
  const { show } = useBerlinTimes();
  const { reference, receivedAt, language, page, consentVersion } = inquiry;
  return (
    <Panel title={t('one.stored')}>
      <Facts>
        <Fact name={t('one.reference')}>{reference}</Fact>
        <Fact name={t('columns.received')}>{show(receivedAt)}</Fact>
        <Fact name={t('one.language')}>{findLanguage(language)?.name ?? language}</Fact>
        <Fact name={t('one.page')}>
          <code className={css({ textStyle: 'code' })}>{page}</code>
        </Fact>
        <Fact name={t('one.consent')}>{t('one.consentVersion', { version: consentVersion })}</Fact>
      </Facts>
    </Panel>
  );
}
