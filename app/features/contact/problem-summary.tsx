import { type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '#app/ui/notice';
import { css } from '#styled/css';
import { inquiryForm } from '#styled/recipes';
import { putProblem } from './form-parts';
import { FIELDS_IN_ORDER } from './form-values';
import type { InquiryForm } from './use-inquiry-form';

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
            className={frame}
          >
            {problems.length > 0 && (
              <Notice
                tone="danger"
                title={<span id={titleId}>{t('problems.title', { count: problems.length })}</span>}
              >
                <ul className={list}>
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

const { problems: frame } = inquiryForm();

const list = css({
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
