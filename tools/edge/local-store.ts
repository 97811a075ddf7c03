/** Where `wrangler d1 … --local --persist-to .data/edge` looks for it too. */
export const LOCAL_D1_FOLDER = '.data/edge/v3/d1';
