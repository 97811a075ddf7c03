import { registerHooks } from 'node:module';

// The app's imports lack file extensions, which Node requires.
registerHooks({
  resolve: (specifier, context, next) => {
    const isOurs = !context.parentURL?.includes('/node_modules/');
    const isShort = /^(?:\.\/|#app\/)/.test(specifier) && !/\.\w+$/.test(specifier);
    return next(isOurs && isShort ? `${specifier}.ts` : specifier, context);
  },
});
