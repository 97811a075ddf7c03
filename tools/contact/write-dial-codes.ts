import { writeFileSync } from 'node:fs';
import { composeDialCodes } from './dial-code-source.ts';

// `npm run dial-codes`: updates countries and dial codes after an update of libphonenumber.

writeFileSync('app/domain/contact/dial-codes.ts', composeDialCodes());
