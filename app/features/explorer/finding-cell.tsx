import { useTranslation } from 'react-i18next';
import { useFormats } from '#app/i18n/language-context';
import { Icon } from '#app/ui/icon';
import { landscape } from '#styled/recipes';
import type { Finding } from './demo/landscape';
import type { ParameterFinding } from './demo/parameters';

/** In words what the colours say: the same everywhere, or where not. */
export function FindingCell({ finding }: { finding: Finding | ParameterFinding }) {
  const { t } = useTranslation('explorer');
  const { list } = useFormats();
  const className = landscape().finding;
  if (!('stages' in finding)) return <td className={className}>{t(`findings.${finding.kind}`)}</td>;
  return (
    <td className={className} data-deviates="">
      <Icon name="triangle-alert" />
      {t(`findings.${finding.kind}`, { stages: list(finding.stages) })}
    </td>
  );
}
