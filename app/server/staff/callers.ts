import type { Right } from '#app/server/store/people';

/**
 * Who may call a server function: every visitor; a person at the door, who has not signed in yet;
 * every person on the staff; those with a right.
 */
export type Caller = 'everyone' | 'at-the-door' | 'staff' | Right;

/** The one list of all server functions. What is not in it has no guard to be made with. */
export const CALLERS = {
  sendInquiry: 'everyone',
  fetchChallenge: 'everyone',
  fetchStatedFacts: 'everyone',
  fetchPagePrices: 'everyone',
  findPublisher: 'everyone',
  storeOffer: 'everyone',
  fetchOffer: 'everyone',
  openDoor: 'at-the-door',
  signInByLink: 'at-the-door',
  beginPasskeySignIn: 'at-the-door',
  finishPasskeySignIn: 'at-the-door',
  beginProviderSignIn: 'at-the-door',
  finishProviderSignIn: 'at-the-door',
  beginPasskeyAdding: 'staff',
  finishPasskeyAdding: 'staff',
  removeOwnPasskey: 'staff',
  endOwnSession: 'staff',
  signOut: 'staff',
  signOutEverywhere: 'staff',
  readAuditLog: 'staff',
  readPriceHistory: 'prices',
  readPriceList: 'prices',
  readBaseline: 'prices',
  publishPrices: 'prices',
  activatePrices: 'prices',
  callOffPrices: 'prices',
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
