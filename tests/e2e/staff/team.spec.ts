import { expectAccessible } from '../support/accessibility.ts';
import { expect } from '../support/fixtures.ts';
import { test } from '../support/inquiry-site.ts';
import { findOverflow } from '../support/overflow.ts';
import { signInByLink } from '../support/signed-in.ts';
import { invitePerson } from '../support/staff-site.ts';

test('a colleague is invited, signs in with the link, gets other rights and is removed', {
  tag: '@long',
}, async ({ page, browser, inquirySite: { staff, origin } }) => {
  const { name: root, link } = await invitePerson({ staff }, ['staff']);
  await signInByLink(page, staff, link);
  const name = `Grace ${crypto.randomUUID().slice(0, 8)}`;
  const row = page.getByRole('row', { name });
  const dialog = page.getByRole('dialog');

  const invited = await test.step('invited, and the link is shown once', async () => {
    await page.goto('/admin/team');
    await expect(page.getByRole('row', { name: root })).toContainText('Team');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Anmeldelink erstellen' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await expect(page.getByText('Bitte geben Sie einen Namen ein.')).toBeVisible();
    await page.keyboard.type(name);
    await page.getByRole('checkbox', { name: /^Preise/ }).press('Space');
    await page.getByRole('button', { name: 'Anmeldelink erstellen' }).press('Enter');
    const linkHeading = page.getByRole('heading', { name: `Anmeldelink für ${name}` });
    await expect(linkHeading).toBeFocused();
    await expect(linkHeading).toBeInViewport();
    await expect(row).toContainText(/Preise.*kein Passkey.*Link gültig bis .*noch nie/s);
    await expectAccessible(page, 'main');
    return page.getByRole('textbox', { name: 'Anmeldelink' }).inputValue();
  });

  const context = await browser.newContext({ baseURL: origin });
  const colleague = await context.newPage();
  await test.step('signed in with the link, in another browser', async () => {
    await colleague.goto(invited);
    await colleague.getByRole('button', { name: 'Jetzt anmelden' }).click();
    await expect(colleague.getByRole('heading', { name: `Angemeldet als ${name}` })).toBeVisible();
    await colleague.goto('/admin/team');
    await expect(colleague.getByText('kann Ihnen das Recht „Team“ geben.')).toBeVisible();
    await expectAccessible(colleague, 'main');
  });

  await test.step('other rights', async () => {
    await row.getByRole('button', { name: `Name und Rechte von ${name} ändern` }).press('Enter');
    await dialog.getByRole('checkbox', { name: /^Team/ }).press('Space');
    await expectAccessible(page, 'dialog');
    await dialog.getByRole('button', { name: 'Speichern' }).press('Enter');
    await expect(page.getByText(`Name und Rechte von ${name} sind gespeichert.`)).toBeVisible();
    await expect(row).toContainText('Preise und Team');
    await colleague.getByRole('button', { name: 'Erneut versuchen' }).click();
    await expect(colleague.getByRole('row', { name: root })).toBeVisible();
    await colleague.setViewportSize({ width: 360, height: 740 });
    expect(await findOverflow(colleague)).toStrictEqual([]);
  });

  await test.step('removed', async () => {
    await row.getByRole('button', { name: `${name} entfernen` }).press('Enter');
    const question = page.getByRole('alertdialog');
    await expect(question.getByRole('button', { name: 'Abbrechen' })).toBeFocused();
    await question.getByRole('button', { name: 'Endgültig entfernen' }).press('Enter');
    await expect(page.getByText(`${name} ist entfernt.`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Team' })).toBeFocused();
    await expect(row).toHaveCount(0);
    await context.close();
  });

  await test.step('the log shows all of it, filtered, and as a file', async () => {
    await page.getByRole('link', { name: 'Protokoll' }).press('Enter');
    const table = page.getByRole('table', { name: 'Protokoll' });
    await expect(page.getByRole('heading', { level: 1, name: 'Protokoll' })).toBeVisible();
    await page.getByLabel('Person').selectOption(root);
    await page.getByLabel('Vorgang').selectOption('Team');
    await page.getByRole('button', { name: 'Filtern' }).press('Enter');
    await expect(page).toHaveURL(/\/admin\/team\/protokoll\?person=[-\w]{36}&kind=team$/);
    // With the row of headings.
    await expect(table.getByRole('row')).toHaveCount(5);
    await expect(table.getByRole('row').nth(2)).toContainText(
      `hat Rechte geändert${name}: Preise veröffentlichen und Team verwalten`,
    );
    await expectAccessible(page, 'main');
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await findOverflow(page)).toStrictEqual([]);
  });
});
