import type admin from '#locales/de/admin.json';
import type busy from '#locales/de/busy.json';
import type calculator from '#locales/de/calculator.json';
import type catalog from '#locales/de/catalog.json';
import type common from '#locales/de/common.json';
import type comparison from '#locales/de/comparison.json';
import type contact from '#locales/de/contact.json';
import type curve from '#locales/de/curve.json';
import type explorer from '#locales/de/explorer.json';
import type faq from '#locales/de/faq.json';
import type inquiries from '#locales/de/inquiries.json';
import type landing from '#locales/de/landing.json';
import type landscape from '#locales/de/landscape.json';
import type legal from '#locales/de/legal.json';
import type mail from '#locales/de/mail.json';
import type office from '#locales/de/office.json';
import type pricing from '#locales/de/pricing.json';
import type programs from '#locales/de/programs.json';
import type publishing from '#locales/de/publishing.json';
import type scenarios from '#locales/de/scenarios.json';
import type screens from '#locales/de/screens.json';
import type security from '#locales/de/security.json';
import type sheet from '#locales/de/sheet.json';
import type staff from '#locales/de/staff.json';
import type team from '#locales/de/team.json';

/** The reference language's files define namespaces and keys (D31). */
export interface Resources {
  admin: typeof admin;
  busy: typeof busy;
  catalog: typeof catalog;
  common: typeof common;
  calculator: typeof calculator;
  comparison: typeof comparison;
  contact: typeof contact;
  curve: typeof curve;
  explorer: typeof explorer;
  faq: typeof faq;
  inquiries: typeof inquiries;
  legal: typeof legal;
  landing: typeof landing;
  landscape: typeof landscape;
  mail: typeof mail;
  office: typeof office;
  pricing: typeof pricing;
  programs: typeof programs;
  publishing: typeof publishing;
  scenarios: typeof scenarios;
  screens: typeof screens;
  security: typeof security;
  sheet: typeof sheet;
  staff: typeof staff;
  team: typeof team;
}

export type Namespace = keyof Resources;
