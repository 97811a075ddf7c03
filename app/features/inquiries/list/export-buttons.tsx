import { useTranslation } from 'react-i18next';
import type { InquiryQuery } from '#app/domain/contact/inquiry-query';
import { formatBerlinTime } from '#app/domain/price-lists/berlin-time';
import { exportInquiryList } from '#app/features/inquiries/inquiries.functions';
import { useAction } from '#app/features/inquiries/use-action';
import { useLanguage } from '#app/i18n/language-context';
import { Button } from '#app/ui/button';
import { Icon } from '#app/ui/icon';
import { saveAsFile } from '#app/ui/save-as-file';

const TYPES = { csv: 'text/csv;charset=utf-8', json: 'application/json' } as const;

/** Exports all matches, not only the page shown. */
export function ExportButtons({ query }: { query: InquiryQuery }) {
  const { t } = useTranslation('inquiries');
  const { code } = useLanguage();
  const { isBusy, act, messages } = useAction();
  const save = (format: keyof typeof TYPES) =>
    act(
      () => exportInquiryList({ data: { query, format, language: code } }),
      (made) => {
        const day = formatBerlinTime(Date.now()).slice(0, 10);
        saveAsFile(`${t('export.file')}-${day}.${format}`, TYPES[format], made.text);
        messages.say(t('export.done', { count: made.count }));
      },
    );
  return (['csv', 'json'] as const).map((format) => (
    <Button
      key={format}
      visual="outline"
      size="sm"
      aria-disabled={isBusy}
      onClick={() => void save(format)}
    >
      <Icon name="download" />
      {t(`export.${format}`)}
    </Button>
  ));
}
