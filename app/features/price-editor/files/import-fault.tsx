import { useTranslation } from 'react-i18next';
import { truncate } from '#app/catalog/price-changes/item-name';
import { Text } from '#app/i18n/text';
import { Button } from '#app/ui/button';
import { Icon } from '#app/ui/icon';
import { Notice } from '#app/ui/notice';
import type { ChosenFile } from './chosen-file';
import { IssueList } from './issue-list';

interface ImportFaultProps {
  file: ChosenFile;
  onDismiss: () => void;
}

/** Why a file was not imported; nothing has changed. */
export function ImportFault({ file: { name, read }, onDismiss }: ImportFaultProps) {
  const { t } = useTranslation('admin');
  if (read.ok) return null;
  return (
    <Notice
      tone="danger"
      role="alert"
      title={<Text of="admin:import.failed" values={{ file: truncate(name) }} />}
      action={
        <Button
          visual="ghost"
          size="sm"
          aria-label={t('close')}
          title={t('close')}
          onClick={onDismiss}
        >
          <Icon name="x" />
        </Button>
      }
    >
      <p>
        <Text of={`admin:import.faults.${read.fault}`} />
      </p>
      {read.fault === 'wrong-shape' && <IssueList issues={read.issues} />}
    </Notice>
  );
}
