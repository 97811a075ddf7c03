import { createSerializationAdapter } from '@tanstack/react-router';

/**
 * In place of Start's own: no loader hands a server function to its page as data. Start's makes every
 * page load what calls server functions, 9 kB compressed, before one is called.
 */
export const ServerFunctionSerializationAdapter = createSerializationAdapter({
  key: '$TSS/serverfn',
  test: (_value): _value is never => false,
  toSerializable: () => null,
  fromSerializable: () => {
    throw new Error('A server function came as data: tools/framework/no-functions-as-data.ts');
  },
});
