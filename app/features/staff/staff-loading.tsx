import { useTranslation } from 'react-i18next';
import { css } from '#styled/css';

interface StaffLoadingProps {
  texts: 'inquiries' | 'office' | 'team';
  /** Title of the page if it is not the texts' own. */
  title?: string;
}

/** A page of staff while it loads; also the HTML that the server sends to everyone. */
export function StaffLoading({ texts, title }: StaffLoadingProps) {
  const { t } = useTranslation('staff');
  return (
    <>
      <h1 className={css({ textStyle: 'heading' })}>{title ?? t(`${texts}.title`)}</h1>
      <p role="status" className={css({ color: 'muted', _noscript: { display: 'none' } })}>
        {t(`${texts}.loading`)}
      </p>
      <noscript>
        <p>{t(`${texts}.noScript`)}</p>
      </noscript>
    </>
  );
}
