import * as react from 'react/jsx-dev-runtime';
import { wrapTexts } from './own-elements';

// The same as `jsx-runtime.ts` in development and unit tests.

export const { Fragment } = react;

export const jsxDEV: typeof react.jsxDEV = (type, props, key, isStatic, ...place) =>
  react.jsxDEV(type, wrapTexts(type, props), key, isStatic, ...place);
