import { markAnswered } from '#app/server/store/inquiry-actions.ts';
import { atShell } from '../../actors';
import { expectAccessible } from '../support/accessibility.ts';
import { expect } from '../support/fixtures.ts';
import {
  clearInquiries,
  markDead,
  onInquiries,
  saveInquiries,
  signIn,
  test,
} from '../support/inquiry-site.ts';

// By keyboard alone.
test.beforeEach(({ inquirySite }) => clearInquiries(inquirySite));

test('an inquiry is opened from the list, read, sent again, and marked as answered', {
  tag: '@long',
}, async ({ page, inquirySite }) => {
  const { store } = inquirySite.staff;
  const [first = '', second = ''] = await saveInquiries(store, 2, {});
  await markDead(store, second);
  const { name } = await signIn(page, inquirySite);
  const { main, button, link, news, state, rows } = onInquiries(page);
  await page.goto('/admin/anfragen');
  await state.selectOption('dead');
  await expect(rows).toHaveCount(2);
  await link('Ada Hopper').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Ada Hopper' })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`/admin/anfragen/${second.toLowerCase()}\\?state=dead$`));
  await expect(main).toContainText('45 Benutzer, 4 Systeme, 2 Landscapes');
  await expect(main).toContainText('12.451 € im Jahr');
  await expect(main).toContainText('Das Ziel hat mit 422 geantwortet.');
  await expect(link('ada@example.org')).toHaveAttribute(
    'href',
    /^mailto:ada@example\.org\?subject=/,
  );
  // The list had only this one.
  await expect(link('Vorherige')).toBeDisabled();
  await expect(link('Nächste')).toBeDisabled();
  await expectAccessible(page);
  await button('Erneut senden').press('Enter');
  await expect(news('1 Zustellung wird jetzt erneut versucht.')).toBeVisible();

  await button('Als beantwortet markieren').press('Enter');
  await expect(news('Als beantwortet markiert.')).toBeVisible();
  await expect(main).toContainText(new RegExp(`Beantwortet am .* von ${name}`));
  await expect(button('Wieder öffnen')).toBeFocused();

  // The second person to mark an inquiry is told so and can reopen it.
  await page.goto(`/admin/anfragen/${first.toLowerCase()}`);
  await link('Nächste').press('Enter');
  await expect(page).toHaveURL(new RegExp(`/${second.toLowerCase()}$`));
  await expect(link('Nächste')).toBeDisabled();
  await expect(link('Nächste')).toBeFocused();
  await link('Vorherige').press('Enter');
  await expect(main).toContainText(`${first}, eingegangen am`);
  // The router shows cached data first and refreshes it in the background.
  await page.reload();
  await expect(button('Als beantwortet markieren')).toBeVisible();
  await markAnswered(
    store,
    { reference: first, isAnswered: true },
    { actor: atShell('Grace'), now: Date.now() },
  );
  await button('Als beantwortet markieren').press('Enter');
  await expect(
    news(/^Grace hat diese Anfrage schon am .* als beantwortet markiert\.$/),
  ).toBeVisible();
  await button('Wieder öffnen').press('Enter');
  await expect(news('Die Anfrage ist wieder offen.')).toBeVisible();
});
