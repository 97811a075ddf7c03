import { createFileRoute, Outlet } from '@tanstack/react-router';
import { InquiriesFrame } from '#app/features/inquiries/inquiries-frame';
import { PageFrame } from '#app/features/shell/page-frame';
import { site } from '#app/site';

/** Raw search parameters; the list parses them, so that visitors do not load the schema. */
interface InquiriesSearch {
  q?: unknown;
  state?: unknown;
  from?: unknown;
  until?: unknown;
  after?: unknown;
}

/** For people with the right `inquiries` (D37). The server's HTML is the same for everyone. */
export const Route = createFileRoute('/{-$locale}/admin/anfragen')({
  validateSearch: (search: Record<string, unknown>): InquiriesSearch => search,
  loader: ({ context: { language, translations } }) =>
    translations.load(language, ['inquiries', 'contact', 'pricing']),
  head: ({ match: { context } }) => {
    const texts = context.translations.dictionariesFor(context.language).inquiries;
    return {
      meta: [
        { title: `${texts?.title} · ${site.brand}` },
        { name: 'description', content: texts?.description },
        { name: 'robots', content: 'noindex' },
      ],
    };
  },
  component: Inquiries,
});

function Inquiries() {
  return (
    <PageFrame texts={['inquiries', 'contact', 'pricing']} scripts="at-once">
      <InquiriesFrame>
        <Outlet />
      </InquiriesFrame>
    </PageFrame>
  );
}
