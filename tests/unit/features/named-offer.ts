/** An offer that was stored under a number, apart from its selection and price list. */
export const namedOffer = {
  number: '7K3F-9QXT-M2WH',
  version: 3,
  listedAt: Date.UTC(2026, 8, 1),
  announced: [],
  createdAt: Date.UTC(2026, 10, 22, 12),
  address: 'https://site.example/angebot/7k3f-9qxt-m2wh',
};
