import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { INQUIRY_STATES, type InquiryQuery } from '#app/domain/contact/inquiry-query';
import type { InquiryPage } from '#app/features/inquiries/load';
import { useFormats } from '#app/i18n/language-context';
import { css } from '#styled/css';

interface StateLinksProps {
  query: InquiryQuery;
  counts: InquiryPage['counts'];
}

/** Filters by state, with the number of matches. */
export function StateLinks({ query, counts }: StateLinksProps) {
  const { t } = useTranslation('inquiries');
  const { number } = useFormats();
  return (
    <nav aria-label={t('states.label')}>
      <ul className={list}>
        {(['total', ...INQUIRY_STATES] as const).map((name) => {
          const state = name === 'total' ? undefined : name;
          return (
            <li key={name}>
              <Link
                to="."
                search={(search) => ({ ...search, state, after: undefined })}
                activeOptions={{ exact: true }}
                activeProps={{}}
                // On further pages, too.
                aria-current={query.state === state ? 'true' : undefined}
                className={link}
              >
                {t(`states.${name}`)} <span className={count}>{number(counts[name])}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const list = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: { base: '9', _coarse: '11' },
  paddingInline: '3',
  border: 'strong',
  borderRadius: 'full',
  backgroundColor: 'surface',
  textStyle: 'small',
  fontWeight: 'medium',
  textDecoration: 'none',
  _hover: { borderColor: 'ink' },
  '&[aria-current]': { borderColor: 'accent', backgroundColor: 'accentSoft', color: 'accent' },
});

const count = css({ textStyle: 'figure', fontWeight: 'semibold' });
