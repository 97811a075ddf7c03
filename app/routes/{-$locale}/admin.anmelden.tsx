import { createFileRoute } from '@tanstack/react-router';
import { PageFrame } from '#app/features/shell/page-frame';
import { SignInPage } from '#app/features/sign-in/sign-in-page';
import { site } from '#app/site';

/** Staff sign-in (D37). */
export const Route = createFileRoute('/{-$locale}/admin/anmelden')({
  loader: ({ context: { language, translations } }) => translations.load(language, ['staff']),
  head: ({ match: { context } }) => {
    const texts = context.translations.dictionariesFor(context.language).staff;
    return {
      meta: [
        { title: `${texts?.title} · ${site.brand}` },
        { name: 'description', content: texts?.description },
        { name: 'robots', content: 'noindex' },
      ],
    };
  },
  component: SignIn,
});

function SignIn() {
  return (
    <PageFrame texts={['staff']} scripts="at-once">
      <SignInPage />
    </PageFrame>
  );
}
