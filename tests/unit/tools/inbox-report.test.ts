import { describe, expect, it } from 'vitest';
import { formatCsv, formatTable, readInbox } from '#tools/contact/inbox-report';

const ada =
  '{"id":"1","receivedAt":"2025-01-15T09:30:00.000Z","payload":{"firstName":"Ada",' +
  '"lastName":"Lovelace","email":"ada@example.org","phone":"+4940123456","countryCode":"+49",' +
  '"reason":"quote","preferredContact":"phone","consent":true,"turnstileToken":"",' +
  '"pricingDetails":{"plan":"Pro","isYearly":true,"users":45,"systems":4,"landscapes":2,' +
  '"addons":["sso","reporting"]}}}';
const spy =
  '{"id":"2","receivedAt":"2025-01-16T10:00:00.000Z","payload":{"firstName":"=cmd()",' +
  '"lastName":"\\u001b[2JX\\"","email":"","phone":"+1","countryCode":"+1","reason":"info",' +
  '"consent":true,"turnstileToken":""}}';

describe('the inbox', () => {
  it('is read line by line, each inquiry once, torn lines told', () => {
    const { entries, unreadable } = readInbox(`${ada}\n{"id":"torn\n${spy}\n${ada}\n{}\n`);
    expect(entries.map(({ id }) => id)).toStrictEqual(['1', '2']);
    expect(unreadable).toStrictEqual([2, 5]);
  });

  it('is listed as a table that does not steer the terminal', () => {
    expect(formatTable(readInbox(`${ada}\n${spy}\n`).entries)).toBe(
      [
        'Received          Name           E-mail           Phone        Prefers  Reason  Offer',
        '2025-01-15 09:30  Ada Lovelace   ada@example.org  +4940123456  phone    quote   Pro yearly 45/4/2 sso reporting',
        '2025-01-16 10:00  =cmd()  [2JX"                   +1                    info',
      ].join('\n'),
    );
  });

  it('is exported without formulas', () => {
    expect(formatCsv(readInbox(`${ada}\n${spy}\n`).entries)).toBe(
      [
        '"Received","Name","E-mail","Phone","Prefers","Reason","Offer"',
        '"2025-01-15 09:30","Ada Lovelace","ada@example.org","+4940123456","phone","quote","Pro yearly 45/4/2 sso reporting"',
        `"2025-01-16 10:00","'=cmd() \u001b[2JX""","","+1","","info",""`,
      ].join('\r\n'),
    );
  });

  it('may be empty', () => {
    expect(readInbox('')).toStrictEqual({ entries: [], unreadable: [] });
  });
});
