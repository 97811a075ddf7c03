import { registerHooks } from 'node:module';

// The app's modules name each other without endings, which its build understands and Node does not.
registerHooks({
  resolve: (specifier, context, next) => {
    const isOurs = !context.parentURL?.includes('/node_modules/');
    const isShort = /^(?:\.\/|#app\/)/.test(specifier) && !/\.\w+$/.test(specifier);
    return next(isOurs && isShort ? `${specifier}.ts` : specifier, context);
  },
});
