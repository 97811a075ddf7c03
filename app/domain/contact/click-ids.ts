/**
 * Parameters by which advertising networks and mailing tools recognise a click, and so a person. An
 * inquiry is stored without them; the visitor's address keeps them (D13), and `utm_…` only name campaigns.
 */
const CLICK_IDS: ReadonlySet<string> = new Set([
  // Google
  'gbraid',
  'wbraid',
  'gclsrc',
  'gad_source',
  'gad_campaignid',
  '_gl',
  '_ga',
  'srsltid',
  // Meta
  'igshid',
  'igsh',
  // LinkedIn, Pinterest, Snapchat, Reddit, Outbrain, Taboola
  'li_fat_id',
  'epik',
  'sccid',
  'rdt_cid',
  'dicbo',
  'tblci',
  // Mailchimp, HubSpot, Marketo, Klaviyo, Adobe, Drip, Vero, Omeda, Awin, Matomo
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
  'mtm_cid',
  'wickedid',
]);

/** Most of them end so: gclid, fbclid, msclkid, click_id … */
const CLICK_ID = /cl(?:k|ick_?)?id$/;

/** The path and query of a page without click ids; all else stays as it is written. */
export function dropClickIds(page: string): string {
  const [path = '', ...parts] = page.split(/(?=[?&#])/);
  const [first = '', ...others] = parts.filter((part) => !isClickId(readName(part)));
  return path + first.replace(/^&/, '?') + others.join('');
}

function isClickId(name: string): boolean {
  return CLICK_IDS.has(name) || CLICK_ID.test(name);
}

/** Mail programs and chats write `&amp;` for the `&` of a link. */
function readName(part: string): string {
  const [name] = new URLSearchParams(part.replace(/^[?&#](?:amp;)*/, '')).keys();
  return (name ?? '').toLowerCase();
}
