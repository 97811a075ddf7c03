import { useTranslation } from 'react-i18next';
import { useExactFormats } from '#app/catalog/price-changes/use-exact-formats';
import type { PublishBlocker } from '#app/domain/price-lists/publish-blockers';
import type { PricingConfig } from '#app/domain/pricing/config';
import { Notice } from '#app/ui/notice';
import { css } from '#styled/css';
import { formatBlocker } from './format-blocker';

const MAX_SHOWN = 20;

/** Why a list cannot be published, and where (D49). */
export function BlockerNotice({
  blockers,
  list,
}: {
  blockers: readonly PublishBlocker[];
  list: PricingConfig;
}) {
  const { t } = useTranslation('staff');
  const { t: editorText } = useTranslation('editor');
  const formats = useExactFormats();
  const hidden = blockers.length - MAX_SHOWN;
  return (
    <Notice tone="danger" role="alert" title={t('publishing.blockers.title')}>
      <p>{t('publishing.blockers.text')}</p>
      <ul className={css({ listStyle: 'disc', paddingInlineStart: '5' })}>
        {blockers.slice(0, MAX_SHOWN).map((blocker) => (
          <li
            key={JSON.stringify(blocker)}
            dir="auto"
            className={css({ overflowWrap: 'anywhere' })}
          >
            {formatBlocker({ t, editorText, formats }, blocker, list)}
          </li>
        ))}
      </ul>
      {hidden > 0 && <p>{t('publishing.history.more', { count: hidden })}</p>}
    </Notice>
  );
}
