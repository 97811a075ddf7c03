import type { Right } from '#app/domain/staff/rights';

/**
 * Permitted callers of a server function: every visitor, a person about to sign in, every signed-in
 * staff member, or only those with a right.
 */
export type Caller = 'everyone' | 'unauthenticated' | 'signed-in' | Right;

/** All server functions. A guard (`guards.server.ts`) can only be made for a name in this list. */
export const CALLERS = {
  sendInquiry: 'everyone',
  fetchCaptcha: 'everyone',
  fetchDeploymentFacts: 'everyone',
  fetchShownPrices: 'everyone',
  findStaffMember: 'everyone',
  storeOffer: 'everyone',
  fetchOffer: 'everyone',
  fetchSignInState: 'unauthenticated',
  signInByLink: 'unauthenticated',
  beginPasskeySignIn: 'unauthenticated',
  finishPasskeySignIn: 'unauthenticated',
  beginProviderSignIn: 'unauthenticated',
  finishProviderSignIn: 'unauthenticated',
  beginPasskeyRegistration: 'signed-in',
  finishPasskeyRegistration: 'signed-in',
  renameOwnPasskey: 'signed-in',
  removeOwnPasskey: 'signed-in',
  endOwnSession: 'signed-in',
  signOut: 'signed-in',
  signOutEverywhere: 'signed-in',
  readOwnEntries: 'signed-in',
  fetchTeam: 'staff',
  inviteToTeam: 'staff',
  renewTeamLink: 'staff',
  changeTeamPerson: 'staff',
  removeFromTeam: 'staff',
  fetchAuditLog: 'staff',
  exportLog: 'staff',
  readPriceHistory: 'prices',
  readPriceList: 'prices',
  readListInForce: 'prices',
  publishPrices: 'prices',
  activatePrices: 'prices',
  cancelPlannedPrices: 'prices',
  fetchInquiries: 'inquiries',
  fetchInquiry: 'inquiries',
  setInquiryAnswered: 'inquiries',
  sendInquiryAgain: 'inquiries',
  eraseInquiry: 'inquiries',
  countInquiriesOfAddress: 'inquiries',
  eraseInquiriesOfAddress: 'inquiries',
  exportInquiryList: 'inquiries',
} as const satisfies Record<string, Caller>;

export type FunctionOf<Who extends Caller> = {
  [Name in keyof typeof CALLERS]: (typeof CALLERS)[Name] extends Who ? Name : never;
}[keyof typeof CALLERS];
