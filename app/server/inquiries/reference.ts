import { pickCharacters } from '#app/domain/offers/offer-number.ts';

/** A new reference number such as `SM-7K3F-9QXT`, short enough for the phone and hard to guess. */
export function createReference(): string {
  return ['SM', pickCharacters(4), pickCharacters(4)].join('-');
}
