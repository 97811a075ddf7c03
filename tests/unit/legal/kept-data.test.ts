import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { editions } from '#app/i18n/editions';
import { TEXT_PAGES } from '#app/pages';
import { readEnvironment } from '#app/server/environment';
import { formatRequest } from '#app/server/requests/request-log';
import { SESSION_LIMITS } from '#app/server/store/sessions';
import { sql } from '#app/server/store/store';
import { site } from '#app/site';
import { readLegalFacts } from '#tools/legal/facts';
import { interpolateFacts } from '#tools/legal/interpolate';
import { openMemoryStore } from '../server/memory-store';
import { readMarkdown, readSections } from './sections';

// The privacy policy agrees with the code (D46).

const [, , collected] = readSections('de', 'datenschutz');

it('the server log contains exactly the data in section 3.1', () => {
  const request = {
    id: '0b7c1e1e-6f0e-4a53-8a0e-2d3f6a1b9c11',
    time: 0,
    method: 'GET',
    target: '/agb?x=1',
    status: 200,
    milliseconds: 1,
    isAborted: true,
  };
  const line = JSON.parse(formatRequest({ ...request, address: '203.0.113.77' }));
  // The level says how grave it is, as the status tells.
  expect(Object.keys(line).join()).toBe('time,level,request,method,path,status,ms,address,aborted');
  expect(collected?.text).toContain(
    'Datum und Uhrzeit, eine Kennung der Anfrage, die Art der Anfrage (Methode), den abgerufenen Pfad, den Statuscode und die Dauer der Antwort, gegebenenfalls den Abbruch der Verbindung sowie Ihre gekürzte IP-Adresse.',
  );
});

it('the default CAPTCHA is from the provider in the privacy policy', () => {
  const { hostname } = new URL(readEnvironment({}).CHALLENGE_SCRIPT_URL);
  expect(hostname).toBe('challenges.cloudflare.com');
  expect(site.challengeProvider.name).toContain('Cloudflare');
});

it('the server stores exactly the data in sections 3.2 and 3.6', async () => {
  const store = await openMemoryStore();
  await store.touch();
  const tables = {
    // `answered_by` is data of staff (section 3.6), `search_text` are words of the payload, `horizon`
    // is a time of the server's, `unverified` says that the CAPTCHA service did not answer.
    inquiries:
      'reference,form,key,received_at,payload,email,language,page,offer,total,term,price_list,' +
      'consent_version,answered_at,answered_by,search_text,horizon,unverified',
    // The visitor is a hash: `limits contain no address, and expire` in store/behaviour.ts.
    limits: 'visitor,times,expires_at',
    offers: 'number,plan,query,price_list,language,made_at,horizon,selection_key',
    staff_people: 'id,name,name_key,rights,issuer,subject,since,signed_in_at,last_seen_at',
    staff_sessions: 'hash,id,person,how,granted_by,browser,created_at,seen_at',
    staff_log: 'id,at,who,event,about,known_by,subject,person,about_person,horizon',
  };
  for (const [table, columns] of Object.entries(tables)) {
    const found = await store.all(sql`select name from pragma_table_info(${table})`);
    expect(found.map(({ name }) => name).join(), table).toBe(columns);
  }
  for (const said of [
    'zusammen mit einer Referenznummer, dem Zeitpunkt, der Sprache und der Adresse der Seite, dem Wortlaut Ihrer Einwilligung (als Versionsangabe) und, bei Angebotsanfragen, dem berechneten Preis und seiner Laufzeit.',
    'Paket, Umfang, Addons, Abrechnung, die Preisliste, die Sprache und den Zeitpunkt, nichts zu Ihrer Person. Er löscht sie nach 13 Monaten.',
    'Wir speichern Namen und Rechte, wann jemand zuletzt angemeldet war, die öffentlichen Schlüssel der Passkeys, zu jeder Anmeldung Beginn, letzte Nutzung, Art und den Namen von Browser und Betriebssystem sowie ein Protokoll: wer sich an- und abgemeldet hat, welche Anmeldungen fehlgeschlagen sind (mit gekürzter IP-Adresse oder der Kennung beim Anbieter des Firmenkontos), wer Zugang oder Rechte bekommen oder verloren hat, wer Preise veröffentlicht hat und wer Anfragen beantwortet, erneut gesendet, gelöscht oder exportiert hat.',
    'eines für die Dauer der Anmeldung, höchstens 12 Stunden',
  ]) {
    expect(collected?.text).toContain(said);
  }
  expect(SESSION_LIMITS.maxMs).toBe(12 * 3_600_000);
});

it('section 7 says how long the audit log and backups are kept', () => {
  const days = site.auditRetentionDays;
  expect(readSections('de', 'datenschutz')[6]?.text).toContain(
    `Einträge löscht unser Server nach ${days} Tagen selbsttätig`,
  );
  expect(readSections('en', 'datenschutz')[6]?.text).toContain(
    `deletes entries automatically after ${days} days`,
  );
  for (const language of ['de', 'en'] as const) {
    expect(readSections(language, 'datenschutz')[6]?.text).toContain(`${site.backupDays} `);
  }
});

it('browsers store exactly the data in section 3.4, and visitors get no cookies', () => {
  const files = globSync('app/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));
  expect(files.filter((source) => /document\.cookie|indexedDB/.test(source))).toEqual([]);
  // Staff get theirs from the server (section 3.6).
  const setters = globSync('app/**/*.{ts,tsx}').filter((file) =>
    /\bsetCookie\(|set-cookie/i.test(readFileSync(file, 'utf8')),
  );
  expect(setters.sort()).toEqual([
    'app/server/staff/browser-session.server.ts',
    'app/server/staff/ceremony.server.ts',
  ]);
  const keepers = globSync('app/**/*.{ts,tsx}')
    .filter((file) => /\b(?:local|session)Storage\b/.test(readFileSync(file, 'utf8')))
    .map((file) => file.replaceAll('\\', '/'));
  // Typed text, the mark of a reload, the price list and its number; the router adds scroll positions.
  expect(keepers.sort()).toEqual([
    'app/catalog/price-notices.tsx',
    // Only if the visitor asks for it (section 3.7).
    'app/features/landscape/landscape-session.ts',
    // Staff only (section 3.6).
    'app/features/publishing/preview/preview-links.tsx',
    'app/starter/reload-outdated.ts',
    'app/starter/starter.ts',
    'app/state/browser-storage.ts',
    'app/state/pricing-config.ts',
  ]);
});

it('each German text has the month of its last change', () => {
  const hashes = TEXT_PAGES.map((page) => {
    const hash = createHash('sha256')
      .update(sayPromises(readMarkdown('de', page)))
      .digest('hex')
      .slice(0, 12);
    return `${page} ${editions[page]} ${hash}`;
  });
  expect(hashes, 'a changed text needs its month in editions.ts, and its hash here').toEqual([
    'technik-und-sicherheit 2026-11 42aaea5e0f8b',
    'datenschutz 2025-01 bf9478f52f8f',
    'agb 2026-11 e591b3804779',
    'impressum 2025-01 689b21006598',
    'barrierefreiheit 2026-11 cec56627e23b',
  ]);
});

/** A promise that changes is a change of every text that makes it; facts of the company are not. */
function sayPromises(markdown: string): string {
  const facts = readLegalFacts('locales/de');
  const say = (name: string) =>
    interpolateFacts(name, facts, 'de-DE').replaceAll('\\', '').replaceAll('\u00a0', ' ');
  return markdown.replace(/\{\{(?:service|terms)\.\w+\}\}/g, say);
}
