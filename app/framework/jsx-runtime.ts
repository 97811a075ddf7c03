import * as react from 'react/jsx-runtime';
import { wrapTexts } from './own-elements';

// The compiler calls these for JSX (`jsxImportSource` in app.config.ts).

export const { Fragment } = react;

export const jsx: typeof react.jsx = (type, props, key) =>
  react.jsx(type, wrapTexts(type, props), key);

export const jsxs: typeof react.jsxs = (type, props, key) =>
  react.jsxs(type, wrapTexts(type, props), key);
