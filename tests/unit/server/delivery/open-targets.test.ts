import { expect, it } from 'vitest';
import { DELIVERY_TARGETS } from '#app/domain/contact/fields';
import { openTargets } from '#app/server/delivery/open-targets';
import { readEnvironment } from '#app/server/environment';

it('opens every delivery target of a complete environment', async () => {
  const targets = await openTargets(
    readEnvironment({
      CONTACT_API_URL: 'https://provider.example',
      WEBHOOK_URL: 'https://hook.example',
      WEBHOOK_SECRET: `whsec_${'c2VjcmV0'.repeat(8)}`,
      SMTP_URL: 'smtp://mail.example:25',
      MAIL_FROM: 'site@mail.example',
      MAIL_TO: 'sales@mail.example',
      MAIL_CONFIRMATION: 'true',
    }),
  );
  expect(targets.map(({ name }) => name)).toEqual([...DELIVERY_TARGETS]);
});
