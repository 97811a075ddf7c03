import { pickCharacters } from '#app/domain/offers/offer-number.ts';

/** A new reference number such as `SM-7K3F-9QXT`, short enough for the phone and hard to guess. */
export function createReference(): string {
  const pickGroup = () =>
    pickCharacters(4, () => crypto.getRandomValues(new Uint8Array(1))[0] ?? 0);
  return ['SM', pickGroup(), pickGroup()].join('-');
}
