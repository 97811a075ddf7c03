import { writeFileSync } from 'node:fs';
import { composeDialCodes } from './dial-code-source.ts';

// `npm run dial-codes`: writes the countries and their dial codes anew after an update of the data.

writeFileSync('app/domain/contact/dial-codes.ts', composeDialCodes());
