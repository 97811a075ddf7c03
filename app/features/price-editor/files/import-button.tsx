import { type Ref, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_FILE_SIZE, readConfigFile } from '#app/domain/pricing/editing/import-file';
import type { Result } from '#app/domain/result';
import { Button } from '#app/ui/button';
import { Icon } from '#app/ui/icon';

interface ImportButtonProps {
  ref: Ref<HTMLButtonElement>;
  onChoose: (file: ChosenFile) => void;
}

/** Lets the user choose a file and parses it. */
export function ImportButton({ ref, onChoose }: ImportButtonProps) {
  const { t } = useTranslation('editor');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button ref={ref} visual="outline" size="sm" onClick={() => input.current?.click()}>
        <Icon name="upload" />
        {t('toolbar.import')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={t('import.title')}
        onChange={async ({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onChoose({ name: file.name, read: await readFile(file) });
          // Allows choosing the same file again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}

async function readFile(file: File): Promise<ChosenFile['read']> {
  if (file.size > MAX_FILE_SIZE) return { kind: 'refused', refusal: { kind: 'too-large' } };
  try {
    return readConfigFile(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return { kind: 'refused', refusal: { kind: 'unreadable' } };
  }
}

/** An import file and its parsed content or fault. */
export interface ChosenFile {
  name: string;
  read: ReturnType<typeof readConfigFile> | Result<never, { kind: 'unreadable' }>;
}
