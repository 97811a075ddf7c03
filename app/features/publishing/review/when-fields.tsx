import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseBerlinTime } from '#app/domain/berlin-time';
import { stack } from '#app/features/publishing/layout';
import { useBerlinTimes } from '#app/i18n/berlin-times';
import { Segmented } from '#app/ui/fields/segmented';
import { TextField } from '#app/ui/fields/text-field';
import { muted } from '#app/ui/panel';
import { css } from '#styled/css';

/** Undefined for now; `none` for a time that is not said yet or cannot be. */
export type When = number | 'none' | undefined;

interface WhenFieldsProps {
  when: When;
  onWhenChange: (when: When) => void;
  /** The server says that the time is over. */
  isPassed: boolean;
}

/** At once, or at a time in Berlin. */
export function WhenFields({ when, onWhenChange, isPassed }: WhenFieldsProps) {
  const { t } = useTranslation('staff');
  const { show } = useBerlinTimes();
  const [date, setDate] = useState('');
  const [time, setTime] = useState('');
  const isLater = when !== undefined;
  const change = (nextDate: string, nextTime: string) => {
    setDate(nextDate);
    setTime(nextTime);
    onWhenChange(parseBerlinTime(`${nextDate} ${nextTime}`) ?? 'none');
  };
  const isWritten = date !== '' && time !== '';
  const fault = isPassed ? t('publishing.review.passed') : t('publishing.review.badTime');
  const error = isPassed || (when === 'none' && isWritten) ? fault : undefined;
  return (
    <div className={stack}>
      <Segmented
        legend={t('publishing.review.when')}
        value={isLater ? 'later' : 'now'}
        options={[
          { value: 'now', label: t('publishing.review.now') },
          { value: 'later', label: t('publishing.review.later') },
        ]}
        onValueChange={(choice) => {
          if (choice === 'now') onWhenChange(undefined);
          else change(date, time);
        }}
      />
      {isLater && (
        <div className={fields}>
          <TextField
            type="date"
            label={t('publishing.review.date')}
            value={date}
            onValueChange={(text) => change(text, time)}
          />
          <TextField
            type="time"
            label={t('publishing.review.time')}
            value={time}
            onValueChange={(text) => change(date, text)}
            live="error"
            {...(!isWritten && { hint: t('publishing.review.noTime') })}
            {...(error !== undefined && { error })}
          />
        </div>
      )}
      {typeof when === 'number' && !isPassed && (
        <p className={muted} role="status">
          {t('publishing.review.effective', { time: show(when) })}
        </p>
      )}
    </div>
  );
}

const fields = css({
  stack: '4',
  gridTemplateColumns: '[repeat(auto-fit, minmax(min(11rem, 100%), 1fr))]',
});
