import type { NewInquiry } from '#app/server/store/save-inquiry';

/** An inquiry as the service hands it to the store. */
export function newInquiry(form: string, changes: Partial<NewInquiry> = {}): NewInquiry {
  return {
    form,
    key: form,
    reference: `SM-${form}`,
    payload: '{}',
    email: '',
    language: 'de',
    page: '/',
    offer: null,
    total: null,
    term: null,
    priceList: null,
    consentVersion: '2026-11',
    searchText: '',
    isUnverified: false,
    ...changes,
  };
}

/** A visitor's choice, as an inquiry holds it. */
export const CHOSEN = {
  plan: 'Pro',
  isYearly: true,
  users: 45,
  systems: 4,
  landscapes: 2,
  addons: ['sso', 'reporting'],
};
