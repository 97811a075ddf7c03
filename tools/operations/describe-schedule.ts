import { SCHEDULE } from '#app/server/delivery/schedule.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Writes the table of retries in docs/operations/inquiries-and-prices.md. */
export function describeSchedule(): string {
  const { pauses, jitter, deadAfter, alarmAfter, alarmEvery } = SCHEDULE;
  const last = pauses.at(-1) ?? 0;
  const rows = pauses.map((pause, index) => {
    const from = pause === last ? `${index + 1} and every further one` : `${index + 1}`;
    return `| ${from} | ${describeSeconds(pause)} |`;
  });
  return [
    '| After attempt | Pause |',
    '|---|---|',
    ...rows,
    '',
    `Each pause is up to ${jitter * 100} % shorter or longer. ${describeSeconds(deadAfter)} after its ` +
      'first attempt a delivery is dead. The alarm is raised when an inquiry has waited for ' +
      `${describeSeconds(alarmAfter)} or a delivery is dead, and again every ${describeSeconds(alarmEvery)}.`,
  ].join('\n');
}

function describeSeconds(seconds: number): string {
  const [size, unit] = [
    [DAY, 'day'] as const,
    [HOUR, 'hour'] as const,
    [MINUTE, 'minute'] as const,
    [1, 'second'] as const,
  ].find(([size]) => seconds % size === 0) ?? [1, 'second'];
  const count = seconds / size;
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
