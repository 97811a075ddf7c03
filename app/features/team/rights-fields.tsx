import { useTranslation } from 'react-i18next';
import { RIGHTS, type Right } from '#app/domain/staff/rights';
import { Checkbox } from '#app/ui/fields/checkbox';
import { css } from '#styled/css';

interface RightsFieldsProps {
  rights: readonly Right[];
  onChange: (rights: Right[]) => void;
}

/** One checkbox for each right. */
export function RightsFields({ rights, onChange }: RightsFieldsProps) {
  const { t } = useTranslation('staff');
  return (
    <fieldset className={layout}>
      <legend className={css({ fontWeight: 'medium', marginBlockEnd: '1' })}>
        {t('team.rights.label')}
      </legend>
      {RIGHTS.map((right) => (
        <Checkbox
          key={right}
          label={t(`team.rights.${right}.name`)}
          hint={t(`team.rights.${right}.hint`)}
          checked={rights.includes(right)}
          onCheckedChange={(isGiven) =>
            onChange(RIGHTS.filter((one) => (one === right ? isGiven : rights.includes(one))))
          }
        />
      ))}
    </fieldset>
  );
}

const layout = css({ display: 'grid', gap: '2', border: 'none', padding: '0', margin: '0' });
