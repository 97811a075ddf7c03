/** Same folder as `wrangler d1 … --local --persist-to .data/edge` uses. */
export const LOCAL_D1_FOLDER = '.data/edge/v3/d1';
