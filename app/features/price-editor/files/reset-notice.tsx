import { Text } from '#app/i18n/text';
import { Button } from '#app/ui/button';
import { Notice } from '#app/ui/notice';

/** That the own prices are gone, and the way back to them. */
export function ResetNotice({ onRestore }: { onRestore: () => void }) {
  return (
    <Notice
      action={
        <Button visual="outline" size="sm" onClick={onRestore}>
          <Text of="admin:confirmReset.restore" />
        </Button>
      }
    >
      <Text of="admin:confirmReset.done" />
    </Notice>
  );
}
