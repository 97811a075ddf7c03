import { useSelector } from '@tanstack/react-store';
import { useTranslation } from 'react-i18next';
import type { LandscapeSession } from '#app/features/landscape/landscape-session';
import { Button } from '#app/ui/button';
import { Checkbox } from '#app/ui/fields/checkbox';
import { FieldError } from '#app/ui/fields/field-frame';
import { Icon } from '#app/ui/icon';
import { css } from '#styled/css';

interface KeepOrClearProps {
  session: LandscapeSession;
  clear: () => void;
}

/** Keeps the lists for this tab if the visitor wishes, or removes all of them. */
export function KeepOrClear({ session, clear }: KeepOrClearProps) {
  const { t } = useTranslation('landscape');
  const saving = useSelector(session.saving, (value) => value);
  return (
    <div className={layout}>
      <div className={css({ flexGrow: '1', flexBasis: '[18rem]', display: 'grid', gap: '2' })}>
        <Checkbox
          label={t('input.keep')}
          hint={t('input.keepHint')}
          checked={saving === 'on'}
          onCheckedChange={session.setSaving}
        />
        <div role="status">
          {saving === 'too-large' && <FieldError>{t('input.keepFailed')}</FieldError>}
        </div>
      </div>
      <Button visual="outline" size="sm" onClick={clear}>
        <Icon name="trash-2" />
        {t('input.clear')}
      </Button>
    </div>
  );
}

const layout = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: '4',
});
