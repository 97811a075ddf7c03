import 'i18next';
import type calculator from '#locales/de/calculator.json';
import type catalog from '#locales/de/catalog.json';
import type common from '#locales/de/common.json';
import type contact from '#locales/de/contact.json';
import type details from '#locales/de/details.json';
import type editor from '#locales/de/editor.json';
import type landing from '#locales/de/landing.json';
import type landscape from '#locales/de/landscape.json';
import type order from '#locales/de/order.json';
import type staff from '#locales/de/staff.json';

/** The reference language's files are the areas of texts and define the keys (D31). */
export interface Texts {
  calculator: typeof calculator;
  catalog: typeof catalog;
  common: typeof common;
  contact: typeof contact;
  details: typeof details;
  editor: typeof editor;
  landing: typeof landing;
  landscape: typeof landscape;
  order: typeof order;
  staff: typeof staff;
}

export type Area = keyof Texts;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Texts;
  }
}
