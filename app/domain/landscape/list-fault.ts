/** Texts that people take for a list, by their first characters. A service key is read no further. */
export const OTHER_TEXTS = [
  ['service-key', /"clientsecret"\s*:|"key"\s*:\s*"-----BEGIN/],
  ['har', /^\{\s*"log"\s*:\s*\{\s*"(?:version|creator|browser|pages|entries)"/],
  ['postman', /"_postman_id"|schema\.getpostman\.com/],
  ['mhtml', /^(?:From: <Saved by|MIME-Version: 1\.0).*multipart\/related/s],
  ['metadata', /<(?:\w+:)?Edmx\b/],
  ['format-list', /^(?:Id|Name|Version|Type|Status|DeployedOn|__metadata) +: /m],
  ['python', /^[[{]+\s*'(?:d|results|Id|value|__metadata)'/],
  ['router', /Requested route \('[^']*'\) does not exist/],
] as const satisfies readonly (readonly [string, RegExp])[];

/** Other lists of a tenant, by a part of their entity type. */
export const OTHER_SETS = {
  Designtime: 'design-time',
  IntegrationPackage: 'packages',
  MessageProcessingLog: 'message-logs',
  ServiceEndpoint: 'service-endpoints',
} as const;

/** Kinds of texts that are no list of deployed artefacts. */
export type ListFaultKind =
  | (typeof OTHER_TEXTS)[number][0]
  | (typeof OTHER_SETS)[keyof typeof OTHER_SETS]
  | 'other-set'
  | 'empty-file'
  | 'too-large'
  | 'archive'
  | 'spreadsheet'
  | 'plain-text'
  | 'sign-in-page'
  | 'html'
  | 'sign-in-needed'
  | 'role-needed'
  | 'error-answer'
  | 'half-file'
  | 'saved-unreadable'
  | 'cut-by-depth'
  | 'single'
  | 'fields-missing'
  | 'several-tenants'
  | 'configuration'
  | 'foreign';

export interface ListFault {
  kind: ListFaultKind;
  /** Error code of an error answer, such as `403` or `Unauthorized`. */
  code?: string;
  /** Error text of an error answer, or title of an HTML page. */
  message?: string;
  /** Name of an unusual entity set, or names of the missing fields. */
  subject?: string;
}

/** The tenant's refusal, with the missing role or sign-in if the answer names it. */
export function makeRefusal(code: string | undefined, message: string | undefined): ListFault {
  const said = `${code} ${message}`;
  const kind = ROLE_MISSING.test(said)
    ? 'role-needed'
    : SIGN_IN_MISSING.test(said)
      ? 'sign-in-needed'
      : 'error-answer';
  return { kind, ...(code && { code }), ...(message && { message }) };
}

const ROLE_MISSING = /\b403\b|forbidden|access.?denied|not authori[sz]ed|permission|insufficient/i;
const SIGN_IN_MISSING =
  /\b401\b|unauthori[sz]ed|unauthenticated|authentication|invalid_token|expired|api.?key|credential/i;
