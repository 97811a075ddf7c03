// Written by `npm run pictures`; not to be edited.

export const picturedLanguages = [
  "de",
  "en"
] as const;
