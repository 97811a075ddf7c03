import { Link } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import '#app/router';

const TO = '/{-$locale}/preiskalkulator/{-$planId}';

it('only the parameters of the calculator compile in a link to it, with the right types (D13)', () => {
  const links = [
    <Link key="right" to={TO} search={{ users: 5, yearly: true, addons: ['sso', 'reporting'] }} />,
    <Link key="none" to={TO} />,
    // @ts-expect-error: a count is a number
    <Link key="count" to={TO} search={{ users: 'five' }} />,
    // @ts-expect-error: there is no such parameter
    <Link key="unknown" to={TO} search={{ usr: 5 }} />,
    // @ts-expect-error: yearly is a boolean
    <Link key="yearly" to={TO} search={{ yearly: 'ja' }} />,
    // @ts-expect-error: addons are a list
    <Link key="addons" to={TO} search={{ addons: 'sso,reporting' }} />,
  ];
  expect(links).toHaveLength(6);
});
