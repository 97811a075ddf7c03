import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/language-context';
import { getLanguageParams } from '#app/i18n/languages';
import { site } from '#app/site';
import { Button } from '#app/ui/button';
import { css, cx } from '#styled/css';
import { button, column } from '#styled/recipes';
import { PageFrame } from './page-frame';

/** The lane's name, the same in all languages. */
const STAGE = 'PROD';

interface StatusMessageProps {
  /** The HTTP status, if it helps the visitor. */
  status?: number;
  /** Character on the lane in place of a version. */
  mark: string;
  title: string;
  text: string;
  /** Advice on what to do next. */
  children: ReactNode;
}

/** Message of a page that could not be shown, beside the brand's motif with an empty lane. */
export function StatusMessage(props: StatusMessageProps) {
  const { status, mark, title, text, children } = props;
  return (
    <div className={cx(column(), layout)}>
      <title>{`${title} · ${site.brand}`}</title>
      <div className={lane} aria-hidden="true">
        <span className={css({ textStyle: 'code', color: 'muted' })}>{STAGE}</span>
        <span className={gap}>{mark}</span>
      </div>
      <div className={css({ stack: '4', justifyItems: 'start' })}>
        {status !== undefined && (
          <p className={css({ textStyle: 'eyebrow', color: 'muted' })}>{status}</p>
        )}
        <h1 className={css({ textStyle: 'heading' })}>{title}</h1>
        <p className={css({ textStyle: 'lead', color: 'muted', maxWidth: '[32rem]' })}>{text}</p>
        <div className={css({ wrap: '3', paddingBlockStart: '2' })}>{children}</div>
      </div>
    </div>
  );
}

const layout = css({
  stack: '[clamp(2rem, 5vw, 5rem)]',
  alignItems: 'center',
  gridTemplateColumns: { md: '[minmax(14rem, 5fr) minmax(0, 7fr)]' },
  paddingBlock: '[clamp(3rem, 8vw, 8rem)]',
});

const lane = css({
  display: 'grid',
  maxWidth: '[24rem]',
  gridTemplateColumns: '[5rem 1fr]',
  alignItems: 'center',
  paddingBlock: '3',
  borderBlockEnd: 'line',
});

const gap = css({
  width: '20',
  paddingBlock: '1.5',
  textAlign: 'center',
  textStyle: 'code',
  color: 'muted',
  border: '[1px dashed {colors.lineStrong}]',
  borderRadius: 'sm',
});

/** Shown in the page's language; under an unknown language prefix in German (D31). */
export function NotFoundPage() {
  return (
    <PageFrame>
      <NotFound />
    </PageFrame>
  );
}

interface NotFoundProps {
  /** Texts of a page with a more specific message. */
  title?: string;
  text?: string;
}

export function NotFound({ title, text }: NotFoundProps) {
  const { t } = useTranslation('common');
  const params = getLanguageParams(useLanguage());
  return (
    <StatusMessage
      status={404}
      mark="?"
      title={title ?? t('notFound.title')}
      text={text ?? t('notFound.text')}
    >
      <Link to="/{-$locale}" params={params} className={button()}>
        {t('notFound.home')}
      </Link>
      <Link
        to="/{-$locale}/preiskalkulator/{-$planId}"
        params={params}
        className={button({ visual: 'outline' })}
      >
        {t('notFound.calculator')}
      </Link>
    </StatusMessage>
  );
}

/**
 * Shown when a page cannot be loaded or rendered. The retry reloads only if the server answers,
 * because an offline reload would leave an empty tab.
 */
export function ErrorPage() {
  const { t } = useTranslation('common');
  const [isOffline, setOffline] = useState(false);
  const retry = async () => {
    setOffline(false);
    try {
      await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
      location.reload();
    } catch {
      setOffline(true);
    }
  };
  return (
    <PageFrame>
      <StatusMessage mark="!" title={t('error.title')} text={t('error.text')}>
        <Button onClick={retry}>{t('error.retry')}</Button>
        <p role="status">{isOffline && t('error.offline')}</p>
      </StatusMessage>
    </PageFrame>
  );
}
