import { registerHooks } from 'node:module';

// The app's modules name each other without endings, which its build understands and Node does not.
registerHooks({
  resolve: (specifier, context, next) => {
    const isOurs = /^(?:\.\/|#app\/)/.test(specifier) && !/\.\w+$/.test(specifier);
    return next(isOurs ? `${specifier}.ts` : specifier, context);
  },
});
