import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { CANARIES, CANARY } from '../../canaries.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { boxOf } from '../support/calculator.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectFits, findOverflow } from '../support/overflow.ts';
import { saveFile } from '../support/save-file.ts';
import { findTextsWithSiblings } from '../support/translator.ts';

const SAMPLES = new URL('../../fixtures/landscape/', import.meta.url);

const RESULTS = 'Ihre Landschaft auf einen Blick';
const SETTINGS = 'Tenants, Stages und Regeln einstellen';

/** Names, ids, versions and file names of the samples. */
const FROM_FILES =
  /stagemap-|devtest\.|\.xml|[a-z]_[A-Z]|\d\.\d\.\d|Value Mapping|error-json|login-redirect|Unauthorized/;

// `results.test.tsx` reads what is said of gaps.
test('lists are compared, saved and asked about, and nothing is sent', async ({
  page,
  context,
  expectFault,
}) => {
  // The request to `/` at the end; any other one is a fault.
  expectFault(
    /(?:connect|Connecting|load) (?:to )?'?http:\/\/localhost:\d+\/['.].+Content Security Policy/,
  );
  await openSealed(page);
  const sent: string[] = [];
  context.on('request', (request) => sent.push(request.url()));
  const summary = page.getByRole('status').filter({ hasText: 'Tenant' });
  const results = page.getByRole('region', { name: RESULTS });
  const removeAll = page.getByRole('button', { name: 'Alles entfernen' });

  await test.step('the guide asks for the right address and hands out the scripts', async () => {
    const address = page.getByRole('textbox', { name: 'Adresse des Tenants' });
    await address.fill('l0001-iflmap.hcisbp.eu1.hana.ondemand.com');
    await expect(
      page.getByText('https://l0001-tmn.hci.eu1.hana.ondemand.com/itspaces/odata/api/v1/').first(),
    ).toBeVisible();
    await page.getByText('Pakete und Entwürfe dazunehmen').press('Enter');
    await page.getByText('Alles mit einem Skript holen').press('Enter');
    await page.getByText('collect.sh zeigen').press('Enter');
    const scripts = ['collect.sh', 'classes.jq', 'collect.ps1', 'request.ps1', 'classes.ps1'];
    for (const file of ['collect.json', 'classes.json', ...scripts]) {
      const { text } = await saveFile(page.getByRole('button', { name: `${file} speichern` }));
      const served = await page.request.get(`/collector/${file}`);
      expect(text).toBe(await served.text());
      if (!file.endsWith('.json')) {
        expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(120);
      }
    }
  });

  await test.step('the example comes into view', async () => {
    await page.getByRole('button', { name: 'Beispiel ansehen' }).press('Enter');
    await expect(summary).toContainText('36 Artefakte auf DEV, TEST und PROD. 7 davon');
    await expect(page.getByRole('heading', { name: RESULTS })).toBeFocused();
    await expect(page.getByRole('rowheader').first()).toBeInViewport();
    await expect(page.getByText(SETTINGS)).toBeVisible();
    await expect(page.getByText('Angenommen: cpi-nonprod enthält DEV und TEST')).toBeVisible();
    await page.getByText(SETTINGS).click();
    await expectAccessible(page);
    expect(await page.evaluate(findTextsWithSiblings)).toEqual([]);
    await expectFits(page, 360, 1280);
    await page.getByText('Alles mit einem Skript holen').press('Enter');
    await page.getByText(SETTINGS).click();
  });

  await test.step('its configuration is a second view, the worst first', async () => {
    await expect(page.getByRole('radio', { name: 'Versionen (7)' })).toBeChecked();
    await page.getByRole('radio', { name: 'Konfiguration (6)' }).click();
    const said = page.getByRole('status').filter({ hasText: '6 Befunde in der Konfiguration.' });
    await expect(said).toContainText(
      'konfiguriert; deployt ist, was beim letzten Deployment galt.',
    );
    const rows = results.getByRole('row').filter({ has: page.getByRole('rowheader') });
    await expect(rows).toHaveCount(5);
    await expect(rows.nth(0)).toContainText('Name fehlt auf PROD: DMS_Credential');
    await expectAccessible(page, 'main');
  });

  await test.step('a row opens to its parameters by stage', async () => {
    await results.getByText('Order Status S4 to SFDC').first().click();
    const host = results.getByRole('row', { name: /^SFDC_Host/ });
    await expect(host.getByRole('cell')).toHaveText([
      'sfdc-dev.example',
      'sfdc-test.exampleanders',
      'sfdc-test.exampleWert einer anderen Stage',
      'Wert einer anderen Stage auf PROD; gehört zu TEST; sonst sfdc.example, wie bei 2 anderen Flows',
    ]);
    await expectFits(page, 360, 1280);
  });

  await test.step('by finding and class, and without what is intended', async () => {
    await results.getByRole('combobox', { name: 'Befund' }).selectOption('Leer');
    await expect(results.getByText('1 Artefakt mit Befund', { exact: true })).toBeVisible();
    await results.getByRole('combobox', { name: 'Befund' }).selectOption('');
    await results.getByRole('combobox', { name: 'Klasse' }).selectOption('Host');
    await expect(results.getByText('1 Artefakt mit Befund', { exact: true })).toBeVisible();
    await results.getByRole('combobox', { name: 'Klasse' }).selectOption('');
    await results.getByText('Stock Snapshot EWM to S4').first().click();
    await results.getByRole('textbox', { name: 'Grund' }).last().fill('Kein Alarm');
    await results.getByRole('button', { name: 'Als gewollt markieren' }).last().click();
    await expect(page.getByRole('radio', { name: 'Konfiguration (5)' })).toBeChecked();
    const versions = page.getByRole('radio', { name: 'Versionen (7)' });
    await versions.scrollIntoViewIfNeeded();
    const { x, y } = await boxOf(versions);
    await versions.click();
    await expect(results.getByRole('radio', { name: 'Abweichungen 7' })).toBeVisible();
    expect(await boxOf(versions)).toMatchObject({ x, y });
  });

  await test.step('all deviations are marked as intended at once, with a reason', async () => {
    await page.getByText('Mehrere als gewollt markieren').click();
    const all = 'Alle 7 Abweichungen dieser Auswahl als gewollt markieren';
    await page.getByRole('button', { name: all }).click();
    await expect(page.getByText('Geben Sie einen Grund an.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Grund' }).last().fill('Stichtag');
    await page.getByRole('button', { name: all }).click();
    await expect(page.getByRole('radio', { name: 'Versionen (0)' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Gewollt 7' })).toBeVisible();
  });

  const drift = (number: number) => (number < 13 ? '1.0.9' : '1.0.10');
  const write = (versionOf: (number: number) => string, from = 0, to = 20) => {
    const { d } = JSON.parse(writeList(versionOf));
    return JSON.stringify({ d: { results: d.results.slice(from, to) } });
  };
  await dropTexts(page, [
    { name: 'dev.json', text: write(() => '1.0.10') },
    { name: 'prod.json', text: write(drift, 0, 18) },
  ]);
  await expect(summary).toContainText('2 Tenants, 20 Artefakte auf DEV und PROD. 14 davon');

  await test.step('with a deviation that is intended, and what is left out', async () => {
    const row = page.getByRole('row').filter({ hasText: 'Order 004' });
    await row.locator('summary').press('Enter');
    await page.getByRole('textbox', { name: 'Grund' }).fill('Abgestimmt');
    await page.keyboard.press('Enter');
    await expect(page.getByText('13 Abweichungen', { exact: true })).toBeFocused();
    await expect(summary).toContainText('13 davon weichen ab. 1 Abweichung ist gewollt.');
    await page.getByText(SETTINGS).click();
    await page.getByRole('textbox', { name: 'Artefakte auslassen' }).fill('*_020');
    await expect(summary).toContainText('12 davon weichen ab.');
    await expect(summary).toContainText('1 Artefakt ist ausgelassen.');
  });
  const saved = await saveFile(page.getByRole('button', { name: 'Stand als Datei sichern' }));
  expect(saved.name).toMatch(/^stagemap-stand-\d{4}-\d\d-\d\d\.json$/);

  await test.step('beside lists of today', async () => {
    await removeAll.click();
    await dropTexts(page, [
      { name: 'dev.json', text: write(() => '1.0.10') },
      // One is gone, two are new, and the first two are transported.
      { name: 'prod.json', text: write((at) => (at < 3 ? '1.0.10' : drift(at)), 0, 19) },
      {
        name: 'stand.json',
        text: saved.text.replaceAll(/"(modified|savedAt)":\d+/g, '"$1":1790000000000'),
      },
    ]);
    await expect(
      page.getByRole('heading', { name: /Was hat sich seit Montag, 21. September/ }),
    ).toBeVisible();
    await expect(summary).toContainText(
      /Seit Montag, 21. September[ \d]*: 1 neu, 0 entfernt, 2 geändert\./,
    );
    await expect(summary).toContainText('9 weichen weiterhin ab. Heute weichen 9 ab, 0 davon neu;');
    await expect(summary).toContainText('1 Artefakt ist ausgelassen.');
    await expectAccessible(page, 'main');
    await expectFits(page, 360, 1280);
  });

  await test.step('as a report on paper', async () => {
    await page.emulateMedia({ media: 'print' });
    const report = page.locator('[data-printed]');
    await expect(report.getByRole('definition')).toHaveText(['1', '0', '2']);
    // New findings come first, known deviations last.
    await expect(report.getByRole('rowheader')).toHaveCount(3 + 9);
    await expect(report.getByRole('rowheader').first()).toContainText('Order 019 Neu auf PROD');
    await page.emulateMedia({ media: 'screen' });
    const { text: html } = await saveFile(
      page.getByRole('button', { name: 'Bericht als HTML speichern' }),
    );
    expect(html).toMatch(/^<!doctype html>\n<html lang="de">/);
    expect(html).not.toMatch(/<script|\b(?:href|src|style|class)=|https?:|url\(/);
    for (const said of ['Order 019', 'Order_004: Abgestimmt', 'Artefakte auslassen: *_020']) {
      expect(html).toContain(said);
    }
  });
  await removeAll.click();

  await test.step('the visitor says which of two lists is newer', async () => {
    const files = ['dev-2026-11-19.json', 'dev-2026-11-26.json', 'prod.json'].map((name) => ({
      name,
      text: readFileSync(fileOf(`results/04-stale-list/${name}`), 'utf8'),
      lastModified: Date.UTC(2026, 10, 27),
    }));
    await dropTexts(page, files);
    await expect(page.getByText('Welche Liste dieses Tenants ist neuer?')).toBeVisible();
    const save = page.getByRole('button', { name: 'Stand als Datei sichern' });
    await expect(save).toBeDisabled();
    await expectAccessible(page, '[aria-label="Hinweise zu den Dateien"]');
    await page.getByRole('button', { name: '„dev-2026-11-26.json“ ist neuer' }).click();
    await expect(page.getByRole('heading', { name: 'Was hat sich seit Donnerstag' })).toBeFocused();
    await expect(summary).toContainText(/Seit Donnerstag, 10. September[ \d]*: 0 neu, 2 entfernt/);
    await expect(save).toBeEnabled();
    await removeAll.click();
  });

  await test.step('a file that the browser cannot hand over is told about', async () => {
    await page.evaluate(() => {
      const event = new DragEvent('drop', { bubbles: true });
      Object.defineProperty(event, 'dataTransfer', {
        value: { types: ['Files'], files: [], items: [] },
      });
      document.body.dispatchEvent(event);
    });
    await expect(page.getByText('entpacken Sie es erst')).toBeVisible();
    await removeAll.click();
  });

  await test.step('ids that never meet, and what would bring them together', async () => {
    const list = (word: string) => writeList(() => '1.0.0').replaceAll(/(Order_\d+)/g, `$1${word}`);
    await dropTexts(page, [
      { name: 'dev.json', text: list('_x7') },
      { name: 'prod.json', text: list('_k') },
    ]);
    await expect(page.getByText('stünden 130 Artefakte auf zwei Stages mehr.')).toBeVisible();
    await page.getByRole('button', { name: 'So vergleichen' }).click();
    await expect(summary).toContainText('130 Artefakte auf DEV und PROD. 0 davon weichen ab.');
  });
  await removeAll.click();

  await test.step('two regions with the same stages are proposed as two landscapes', async () => {
    const files = ['dev-eu', 'prod-eu', 'dev-us', 'prod-us'].map((name, at) => ({
      name: `${name}.json`,
      text: writeList(() => `1.0.${at}`),
    }));
    await dropTexts(page, files);
    await expect(summary).toContainText('DEV, DEV (dev-us), PROD und PROD (prod-us).');
    await page.getByRole('button', { name: 'Getrennt vergleichen' }).click();
    await expect(summary).toContainText('2 Tenants, 130 Artefakte auf DEV und PROD.');
    // The comparison is deferred, so the choice is shown after the press.
    const second = page.getByRole('radio', { name: 'Landscape 2' });
    await second.click();
    await expect(second).toBeChecked();
    await expect(summary).toContainText('2 Tenants, 130 Artefakte auf DEV und PROD.');
  });
  await removeAll.click();

  await test.step('right lists, JSON and XML, beside wrong ones', async () => {
    await drop(page, 'devtest.json', 'prod.atom.xml', 'login-redirect.html', 'error-json.json');
    await expect(summary).toContainText('44 Artefakte auf DEV, TEST und PROD. 20 davon');
    await expect(summary).toContainText('2 Dateien wurden nicht übernommen.');
    await expect(page.getByRole('heading', { name: RESULTS })).toBeFocused();
    await expect(page.getByRole('heading', { name: RESULTS })).toBeInViewport();
    await expect(page.getByRole('table')).toBeInViewport();
    await expect(page.getByText('login-redirect.html: Das ist die Anmeldeseite')).toBeVisible();
    await expect(page.getByText('Gemeldet wurde: Unauthorized')).toBeVisible();
    await expectUntranslated(page);
    await page.getByRole('button', { name: 'login-redirect.html entfernen' }).click();
    await page.getByRole('button', { name: 'error-json.json entfernen' }).click();
    await expect(page.getByText('Anmeldeseite')).toHaveCount(0);
  });

  await test.step('beside results, a refused file brings its reason into view', async () => {
    await drop(page, 'login-redirect.html');
    await expect(page.getByText('login-redirect.html: Das ist die Anmeldeseite')).toBeInViewport();
    await page.getByRole('button', { name: 'login-redirect.html entfernen' }).click();
  });

  await test.step('a name opens the ids and tenants', async () => {
    await page.getByRole('rowheader').getByText('Value Mapping Units').click();
    const ids = 'TEST: Value_Mapping_Units_TEST (stagemap-devtest)';
    await expect(page.getByText(ids)).toBeVisible();
    await expectAccessible(page, 'main');
  });

  await test.step('a rule is added by key', async () => {
    await page.getByText(SETTINGS).click();
    await page.getByRole('button', { name: 'Regel hinzufügen' }).first().press('Enter');
    const rule = page.getByRole('group', { name: 'Regel 4' });
    await expect(rule.getByRole('textbox', { name: 'Zeichen' })).toBeFocused();
    await page.keyboard.type('handler');
    await rule.getByRole('combobox', { name: 'gehört zu Stage' }).fill('QA');
    await expect(summary).toContainText('auf DEV, TEST, QA und PROD.');
    await page.getByRole('button', { name: 'Regel 4 entfernen' }).press('Enter');
    await expect(summary).toContainText('auf DEV, TEST und PROD.');
    await expect(page.getByRole('button', { name: 'Regel hinzufügen' }).first()).toBeFocused();
  });

  await test.step('a CSV for colleagues is made here', async () => {
    const { name, text } = await saveFile(page.getByRole('button', { name: 'als CSV speichern' }));
    expect(name).toMatch(/\.csv$/);
    // `csv-rows.test.ts` reads the rest.
    expect(text).toMatch(/^\uFEFF"Artefakt";"Kennung";"Typ"/);
  });

  await test.step('stages are ordered by key', async () => {
    await page.getByRole('button', { name: 'TEST nach vorn' }).press('Enter');
    await expect(summary).toContainText('auf TEST, DEV und PROD.');
    await expect(page.getByRole('button', { name: 'TEST nach vorn' })).toBeFocused();
  });

  await test.step('kept for this tab only if asked', async () => {
    expect(await page.evaluate(() => sessionStorage.getItem('landscape'))).toBeNull();
    await page.getByRole('checkbox', { name: 'Für diesen Tab behalten' }).check();
    const kept = await page.evaluate(() => sessionStorage.getItem('landscape') ?? '');
    expect(kept).toContain('Send_Tax_Report');
    expect(kept).not.toContain('muster.example');
  });

  await test.step('without a network', async () => {
    await context.setOffline(true);
    await drop(page, 'duplicates.json');
    await expect(
      page.getByText(/prod\.atom\.xml: Diese (?:Datei ist ein früherer Stand|Liste)/),
    ).toBeVisible();
    await context.setOffline(false);
  });

  expect(await page.evaluate(() => fetch('/').catch(() => 'refused'))).toBe('refused');
  expect(sent).toStrictEqual([]);

  await page.reload();
  await expect(summary).toContainText('auf TEST, DEV und PROD.');
});

test('a large landscape is paged, searched, printed and kept if it fits', { tag: '@long' }, async ({
  page,
}) => {
  await openSealed(page);
  // The first 119 of 130 artefacts differ.
  await dropTexts(page, [
    { name: 'dev.json', text: writeList(() => '1.0.10') },
    { name: 'prod.json', text: writeList((number) => (number < 120 ? '1.0.9' : '1.0.10')) },
  ]);
  const results = page.getByRole('region', { name: RESULTS });
  const range = results.getByRole('status').first();
  const rows = results.getByRole('row');
  const summary = page.getByRole('status').filter({ hasText: 'Tenants' });
  const kept = page.getByRole('checkbox', { name: 'Für diesen Tab behalten' });

  await test.step('the head of the table stays in view', async () => {
    await page.getByRole('rowheader').last().scrollIntoViewIfNeeded();
    await expect(page.getByRole('columnheader', { name: 'PROD' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('rowheader').last()).toBeInViewport({ ratio: 1 });
  });

  await test.step('back from the calculator', async () => {
    await kept.check();
    await page.getByRole('main').getByRole('link', { name: 'Preis berechnen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Preis');
    await page.goBack();
    await expect(summary).toContainText('130 Artefakte auf DEV und PROD.', { timeout: 30_000 });
    await expect(kept).toBeChecked();
  });

  await test.step('by fifty', async () => {
    await expect(range).toHaveText('1–50 von 119 Abweichungen');
    await expect(rows).toHaveCount(51);
    await expect(rows.nth(1)).toContainText('Älter auf PROD');
    const next = results.getByRole('button', { name: 'Nächste' }).last();
    await next.click();
    await next.click();
    await expect(range).toHaveText('101–119 von 119 Abweichungen');
    await expect(range).toBeFocused();
    await expect(next).toBeDisabled();
  });

  await test.step('by name', async () => {
    const search = results.getByRole('searchbox', { name: 'Artefakt suchen' });
    await search.fill('invoice');
    await results.getByRole('button', { name: 'Alle 130 Artefakte zeigen' }).click();
    await expect(range).toHaveText('1–50 von 130 Artefakten');
    await expect(search).toHaveValue('');
  });

  await test.step('on paper a hundred rows of what is shown, the worst first', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('rowheader')).toHaveCount(100);
    await expect(page.getByRole('rowheader').first()).toContainText('Älter auf PROD');
    await expect(page.getByText('Gezeigt sind die ersten 100 von 130 Zeilen.')).toBeVisible();
    await expect(results.getByRole('searchbox')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('twelve stages scroll in the table, not with the page', async () => {
    const more = Array.from({ length: 10 }, (_, at) => ({
      name: `test${at + 1}.json`,
      text: writeList(() => `1.0.${at}`),
    }));
    await dropTexts(page, more);
    await expect(summary).toContainText(/^12 Tenants, 130 Artefakte .*TEST9, TEST10 und/);
    await expect(rows.first()).toContainText('TEST10');
    expect(await findOverflow(page)).toStrictEqual([]);
  });

  await test.step('what does not fit is not kept', async () => {
    await kept.uncheck();
    await page.evaluate(() => {
      for (let size = 2 ** 22; size >= 2 ** 10; size /= 2) {
        try {
          sessionStorage.setItem(`${size}`, 'x'.repeat(size));
        } catch {
          // Half of it may fit.
        }
      }
    });
    await kept.click();
    await expect(page.getByText('Ihre Listen sind zu groß')).toBeVisible();
    await expect(kept).not.toBeChecked();
    expect(await page.evaluate(() => sessionStorage.getItem('landscape'))).toBeNull();
  });
});

test('on a phone a list is chosen, reasons of refusals come first, and filters open below their button', {
  tag: '@phone',
}, async ({ page }) => {
  await openSealed(page);
  const reason = page.getByText('Das ist die Anmeldeseite, nicht die Liste.');

  await test.step('refused files', async () => {
    await drop(page, 'login-redirect.html', 'error-json.json');
    await expect(reason).toBeInViewport();
    expect((await boxOf(reason)).y).toBeLessThan(200);
    // There is nothing to keep.
    await expect(page.getByRole('checkbox', { name: 'Für diesen Tab behalten' })).toHaveCount(0);
    await page.getByRole('button', { name: 'login-redirect.html entfernen' }).click();
    await page.getByRole('button', { name: 'error-json.json entfernen' }).click();
  });

  await test.step('a refused text stays in its field, but a secret does not', async () => {
    await page.getByText('Text einfügen').click();
    const area = page.getByRole('textbox', { name: 'Inhalt einer Liste' });
    const take = page.getByRole('button', { name: 'Text übernehmen' });
    await area.fill('{"error": {"code": "Unauthorized"}}');
    await take.click();
    await expect(page.getByText('Eingefügter Text 1:')).toBeInViewport();
    await expect(area).toHaveValue('{"error": {"code": "Unauthorized"}}');
    const key = { url: 'https://acme.example', clientid: 'sb-1', clientsecret: 'x', tokenurl: 'y' };
    await area.fill(JSON.stringify({ oauth: key }));
    await take.click();
    await expect(page.getByText('Das ist ein Service Key, also ein Geheimnis.')).toBeVisible();
    await expect(area).toHaveValue('');
    await page.getByRole('button', { name: 'Alles entfernen' }).click();
  });

  await test.step('a list is chosen, and its stage named', async () => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Dateien wählen' }).click();
    await (await chooser).setFiles([fileOf('paged-1.json')]);
    await expect(page.getByText('Ein Teil dieser Liste fehlt')).toBeVisible();
    await page.getByText(SETTINGS).click();
    const tenants = page.getByRole('list', { name: 'Tenants' });
    await tenants.getByRole('combobox', { name: 'Stage' }).fill('QA');
    await expect(page.getByRole('status').filter({ hasText: 'QA' })).toBeVisible();
    expect(await findOverflow(page)).toStrictEqual([]);
    await page.getByRole('button', { name: 'Alles entfernen' }).click();
  });

  await test.step('the button stays where it was pressed', async () => {
    await page.getByRole('button', { name: 'Beispiel ansehen' }).click();
    const stage = page.getByRole('combobox', { name: 'Stage' });
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await expect(stage).toBeHidden();
    const button = page.getByRole('button', { name: 'Filter' });
    await button.scrollIntoViewIfNeeded();
    const before = await boxOf(button);
    await button.click();
    await expect(stage).toBeVisible();
    expect(await boxOf(button)).toEqual(before);
    await expectAccessible(page);
    expect(await findOverflow(page)).toStrictEqual([]);
    await stage.selectOption('TEST');
    await button.click();
    await expect(stage).toBeHidden();
    await expect(button).toHaveText('Filter1');
    await page.getByRole('radio', { name: /^Konfiguration/ }).click();
    await page.getByText('Order Status S4 to SFDC').first().click();
    await expect(page.getByRole('row', { name: /^SFDC_Host/ })).toBeVisible();
    expect(await findOverflow(page)).toStrictEqual([]);
  });
});

test('no secret leaves the file, wherever one looks', { tag: '@long' }, async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await openSealed(page);
  const write = (tenant: string) =>
    JSON.stringify({
      tenant,
      runtime: [{ Id: 'A', Name: 'A', Version: '1.0.0', Status: 'STARTED' }],
      // Each of ten kinds; `classes.test.ts` hides a thousand.
      configurations: [{ id: 'A', version: '1.0.0', parameters: CANARIES.slice(0, 30) }],
      credentials: [{ name: 'Mine', kind: 'user' }],
    });
  await dropTexts(
    page,
    ['DEV', 'PROD'].map((name) => ({ name: `${name}.json`, text: write(name) })),
  );
  await page.getByRole('radio', { name: /^Konfiguration/ }).click();
  await page.getByRole('rowheader').getByText('A', { exact: true }).first().click();
  await expect(page.getByRole('row', { name: /^DB Password 0/ })).toContainText('gesetzt');
  await page.getByRole('checkbox', { name: 'Für diesen Tab behalten' }).check();
  const files: string[] = [];
  for (const name of [/als CSV speichern$/, 'Bericht als HTML speichern', /^Stand .*sichern$/]) {
    files.push((await saveFile(page.getByRole('button', { name }))).text);
  }
  const stored = () =>
    page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  await expect.poll(stored).toContain('DB Password 0');
  const tree = await page.locator('body').ariaSnapshot();
  await page.emulateMedia({ media: 'print' });
  const printed = await page.locator('body').innerText();
  await page.emulateMedia({ media: 'screen' });
  const seen = [...files, await stored(), tree, printed, await page.content(), ...logged];
  expect(files.join()).toContain('DB Password 0');
  expect(tree).toContain('DB Password 0');
  expect(seen.filter((text) => CANARY.test(text))).toStrictEqual([]);

  await test.step('nor from what the tab kept', async () => {
    await page.reload();
    await page.getByRole('radio', { name: /^Konfiguration/ }).click();
    await page.getByRole('rowheader').getByText('A', { exact: true }).first().click();
    await expect(page.getByRole('row', { name: /^DB Password 0/ })).toContainText('gesetzt');
    expect(await page.content()).not.toMatch(CANARY);
  });
});

/** A browser's translator gets nothing of what the files contain, whatever is open. */
async function expectUntranslated(page: Page): Promise<void> {
  const pressAll = () =>
    page.locator('main summary').evaluateAll((all) => {
      for (const one of all) if (one instanceof HTMLElement) one.click();
    });
  await pressAll();
  await expect(page.getByRole('textbox', { name: 'Artefakte auslassen' })).toBeVisible();
  const texts = await page
    .locator('main *:not([translate=no], [translate=no] *)')
    .evaluateAll((elements) =>
      elements
        .flatMap(({ childNodes }) => [...childNodes])
        .flatMap((node) => (node instanceof Text ? node.data : [])),
    );
  expect(texts).toContain(RESULTS);
  expect(texts.filter((text) => FROM_FILES.test(text))).toEqual([]);
  await pressAll();
}

/** Until the page accepts files. */
async function openSealed(page: Page): Promise<void> {
  await page.goto('/landschaft');
  await expect(page.getByText('Alles geladen.')).toBeVisible({ timeout: 30_000 });
}

/** Drops samples. */
function drop(page: Page, ...names: string[]): Promise<void> {
  return dropTexts(
    page,
    names.map((name) => ({ name, text: readFileSync(fileOf(name), 'utf8') })),
  );
}

/** A tenant's answer with 130 artefacts. */
function writeList(versionOf: (number: number) => string): string {
  const facts = {
    Type: 'INTEGRATION_FLOW',
    Status: 'STARTED',
    DeployedOn: '/Date(1790000000000)/',
  };
  const results = Array.from({ length: 130 }, (_, at) => {
    const number = `${at + 1}`.padStart(3, '0');
    return { Id: `Order_${number}`, Name: `Order ${number}`, Version: versionOf(at + 1), ...facts };
  });
  return JSON.stringify({ d: { results } });
}

interface DroppedText {
  name: string;
  text: string;
  lastModified?: number;
}

/** Drops files somewhere on the page, as from a folder. */
async function dropTexts(page: Page, files: DroppedText[]): Promise<void> {
  await page.evaluate((dropped) => {
    const dataTransfer = new DataTransfer();
    for (const { name, text, lastModified } of dropped) {
      dataTransfer.items.add(
        new File([text], name, lastModified === undefined ? {} : { lastModified }),
      );
    }
    for (const type of ['dragover', 'drop']) {
      document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true }));
    }
  }, files);
}

function fileOf(name: string): string {
  return fileURLToPath(new URL(name, SAMPLES));
}
