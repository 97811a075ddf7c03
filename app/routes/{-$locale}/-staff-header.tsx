import { LanguageLinks } from '#app/features/shell/languages/language-links';
import { LanguageMenu } from '#app/features/shell/languages/language-menu';
import { StaffHeader as Header } from '#app/features/staff/staff-header';

/** The header of staff pages with the site's switch of languages. */
export function StaffHeader() {
  return (
    <Header
      renderLanguageMenu={(className) => <LanguageMenu className={className} />}
      renderLanguageList={(classes) => <LanguageLinks {...classes} />}
    />
  );
}
