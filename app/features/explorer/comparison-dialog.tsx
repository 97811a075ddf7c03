import { useTranslation } from 'react-i18next';
import { Dialog } from '#app/ui/dialog';
import { landscape } from '#styled/recipes';
import { packages } from './demo/landscape';
import { ParameterTable } from './parameter-table';

interface ComparisonDialogProps {
  name: string;
  open: boolean;
  onClose: () => void;
}

/** An artefact's versions and parameters on all stages. */
export function ComparisonDialog({ name, open, onClose }: ComparisonDialogProps) {
  const { t } = useTranslation('details');
  const content = packages.find(({ artefacts }) => artefacts.some((one) => one.name === name));
  const artefact = content?.artefacts.find((one) => one.name === name);
  if (!artefact) return null;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<span translate="no">{name}</span>}
      description={content?.name}
      closeLabel={t('explorer.comparison.close')}
      size="wide"
    >
      <div className={landscape().frame}>
        <ParameterTable artefact={artefact} />
      </div>
    </Dialog>
  );
}
