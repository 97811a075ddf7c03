import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTACT_KEYS } from '#app/domain/contact/fields';
import type { SubmissionFailure } from '#app/domain/contact/submission';
import { site } from '#app/site';
import { Button } from '#app/ui/button';
import { copyText } from '#app/ui/copy-text';
import { Icon } from '#app/ui/icon';
import { Notice } from '#app/ui/notice';
import { css } from '#styled/css';
import { inquiryForm } from '#styled/recipes';
import { putProblem } from './contact-fields';
import type { FormValues, InquiryForm } from './use-inquiry-form';

interface SentPanelProps {
  reference: string;
  /** Text about the next steps. */
  next: string;
  /** The selection as a file. */
  file?: ReactNode;
  onAgain: () => void;
}

/** The thank-you panel (spec §4): the number to keep, and what comes next. */
export function SentPanel({ reference, next, file, onAgain }: SentPanelProps) {
  const { t } = useTranslation('contact');
  const [isCopied, setCopied] = useState<boolean>();
  return (
    <OutcomePanel tone="success" title={t('sent.title')}>
      <p>
        {t('sent.text')} {next}
      </p>
      <div className={css({ wrap: '1', columnGap: '4', alignItems: 'center' })}>
        <WithReference text={t('sent.reference', { reference })} reference={reference} />
        <Button visual="link" size="sm" onClick={async () => setCopied(await copyText(reference))}>
          <Icon name="copy" />
          {t('sent.copy')}
        </Button>
        <span role="status" className={css({ textStyle: 'small' })}>
          {isCopied !== undefined && t(isCopied ? 'sent.copied' : 'sent.copyByHand')}
        </span>
      </div>
      {file}
      <Button visual="outline" onClick={onAgain}>
        {t('sent.again')}
      </Button>
    </OutcomePanel>
  );
}

/** The error panel of spec §8. Where the inquiry is stored, one sentence says so (D36). */
export function FailedPanel({
  failure,
  onRetry,
}: {
  failure: SubmissionFailure;
  onRetry: () => void;
}) {
  const { t } = useTranslation('contact');
  const { retryAfterSeconds, reference } = failure;
  return (
    <OutcomePanel tone="danger" title={t('failed.title')}>
      <p>
        {retryAfterSeconds === undefined
          ? t('failed.connection')
          : t('failed.limitedMinutes', { count: Math.ceil(retryAfterSeconds / 60) })}
        {reference === undefined && ` ${t('failed.kept')}`}
      </p>
      <p>
        {t('failed.hint')}{' '}
        <a className={address} href={`mailto:${site.contactEmail}`}>
          {site.contactEmail}
        </a>
      </p>
      {reference !== undefined && (
        <WithReference text={t('failed.saved', { reference })} reference={reference} />
      )}
      <Button onClick={onRetry}>{t('failed.retry')}</Button>
    </OutcomePanel>
  );
}

/** Keeps the number in one piece for reading out and copying. */
function WithReference({ text, reference }: { text: string; reference: string }) {
  const [before, after] = text.split(reference);
  return (
    <p>
      {before}
      <strong className={unbroken} translate="no">
        {reference}
      </strong>
      {after}
    </p>
  );
}

// Inline, because a button would push the lines apart.
const address = css({
  paddingBlock: '1',
  color: 'accent',
  textDecoration: 'underline',
  textUnderlineOffset: '[0.25em]',
  _hover: { color: 'accentHover' },
  _coarse: { paddingBlock: '2.5' },
});

const unbroken = css({ fontWeight: 'semibold', whiteSpace: 'nowrap', userSelect: 'all' });

interface OutcomePanelProps {
  tone: 'success' | 'danger';
  title: string;
  children: ReactNode;
}

/** Replaces the form and takes the focus. */
function OutcomePanel({ tone, title, children }: OutcomePanelProps) {
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <section ref={panel} tabIndex={-1} aria-labelledby={titleId} data-tone={tone} className={frame}>
      <Icon name={tone === 'success' ? 'circle-check' : 'octagon-alert'} className={icon} />
      <h3 id={titleId} className={css({ textStyle: 'title' })}>
        {title}
      </h3>
      {children}
    </section>
  );
}

const frame = css({
  stack: '3',
  justifyItems: 'start',
  padding: '[clamp(1.25rem, 1rem + 2vw, 2rem)]',
  borderRadius: 'lg',
  outline: '[none]',
  scrollMarginBlockStart: '[calc({sizes.header} + 1.5rem)]',
  border: '[1px solid transparent]',
  _moreContrast: { borderColor: '[var(--icon)]' },
  '&[data-tone=success]': { backgroundColor: 'alignedSoft', '--icon': '{colors.aligned}' },
  '&[data-tone=danger]': { backgroundColor: 'dangerSoft', '--icon': '{colors.danger}' },
  '& > button': { marginBlockStart: '2' },
});

const icon = css({ width: '8', height: '8', color: '[var(--icon)]' });

interface ProblemSummaryProps {
  form: InquiryForm;
  id: string;
  summaryRef: RefObject<HTMLElement | null>;
}

/** Lists the problems after a failed submit, each linked to its field. It gets the focus. */
export function ProblemSummary({ form, id, summaryRef }: ProblemSummaryProps) {
  const { t } = useTranslation('contact');
  const titleId = useId();
  return (
    <form.Subscribe selector={({ fieldMeta }) => fieldMeta}>
      {(fieldMeta) => {
        const problems = FIELDS_IN_ORDER.flatMap((name) => {
          const text = putProblem(t, fieldMeta[name]?.errors ?? []);
          return text === undefined ? [] : [{ name, text }];
        });
        return (
          <section
            ref={summaryRef}
            tabIndex={-1}
            aria-labelledby={titleId}
            hidden={problems.length === 0}
            className={inquiryForm().problems}
          >
            {problems.length > 0 && (
              <Notice
                tone="danger"
                title={<span id={titleId}>{t('problems.title', { count: problems.length })}</span>}
              >
                <ul className={problemList}>
                  {problems.map(({ name, text }) => (
                    <li key={name}>
                      <a
                        href={`#${id}-${name}`}
                        onClick={(event) => {
                          event.preventDefault();
                          document.getElementById(`${id}-${name}`)?.focus();
                        }}
                      >
                        {text}
                      </a>
                    </li>
                  ))}
                </ul>
              </Notice>
            )}
          </section>
        );
      }}
    </form.Subscribe>
  );
}

/** The form's fields from top to bottom. */
const FIELDS_IN_ORDER = [
  'firstName',
  'lastName',
  ...CONTACT_KEYS,
  'consent',
  'comment',
] as const satisfies readonly (keyof FormValues)[];

const problemList = css({
  display: 'grid',
  '& a': {
    display: 'inline-block',
    paddingBlock: '0.5',
    textDecoration: 'underline',
    textUnderlineOffset: '[0.25em]',
    _hover: { textDecorationThickness: '[2px]' },
    _coarse: { paddingBlock: '2.5' },
  },
});
