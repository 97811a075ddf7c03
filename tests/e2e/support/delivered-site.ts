import { test } from './fixtures.ts';

/** For what the site says and weighs as it is delivered: no list is published. */
export const onDeliveredSite = test.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern and accepts no other way to have none
  baseURL: async ({}, use) => use(process.env.DELIVERED_SITE_ADDRESS),
});
