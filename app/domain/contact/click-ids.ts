/**
 * Parameters by which advertising networks and mailing tools recognise a click, and so a person. An
 * inquiry is stored without them; the visitor's address keeps them (D13), and `utm_…` only name campaigns.
 */
const CLICK_IDS: ReadonlySet<string> = new Set([
  // Google
  'gclid',
  'gbraid',
  'wbraid',
  'dclid',
  'gclsrc',
  'gad_source',
  'gad_campaignid',
  '_gl',
  '_ga',
  'srsltid',
  // Meta
  'fbclid',
  'igshid',
  'igsh',
  // Microsoft
  'msclkid',
  // TikTok, X, LinkedIn, Yandex, Pinterest, Snapchat, Reddit, Quora, Outbrain, Taboola
  'ttclid',
  'twclid',
  'li_fat_id',
  'yclid',
  'ysclid',
  'epik',
  'sccid',
  'scclid',
  'rdt_cid',
  'qclid',
  'dicbo',
  'obclid',
  'tblci',
  // Mailchimp, HubSpot, Marketo, Klaviyo, Adobe, Drip, Vero, Omeda, Awin, Impact, Matomo
  'mc_eid',
  'mc_cid',
  '_hsenc',
  '_hsmi',
  '__hssc',
  '__hstc',
  '__hsfp',
  'hsctatracking',
  'mkt_tok',
  '_kx',
  's_kwcid',
  'ef_id',
  '__s',
  'vero_id',
  'vero_conv',
  'oly_enc_id',
  'oly_anon_id',
  'awc',
  'irclickid',
  'mtm_cid',
  'wickedid',
]);

/** The path and query of a page without click ids; all else stays as it is written. */
export function dropClickIds(page: string): string {
  const [, path = '', query = '', rest = ''] = /^([^?#]*)(?:\?([^#]*))?(.*)$/.exec(page) ?? [];
  const kept = query.split('&').filter((part) => !CLICK_IDS.has(readName(part)));
  const search = kept.join('&');
  return path + (search === '' ? '' : `?${search}`) + rest;
}

function readName(part: string): string {
  const [name] = new URLSearchParams(part).keys();
  return (name ?? '').toLowerCase();
}
