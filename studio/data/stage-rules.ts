import {
  type IntegrationPackage,
  packages,
  type Stage,
} from '#app/features/explorer/demo/landscape.ts';

/** How artefacts on the tenant that DEV and TEST share are told apart. */
export type SharedStage = Extract<Stage, 'DEV' | 'TEST'>;

export interface StageRule {
  kind: 'artefactSuffix' | 'packagePrefix';
  stage: SharedStage;
  pattern: string;
  example: string;
}

export const stageRules: readonly StageRule[] = [
  suffixRule('DEV'),
  suffixRule('TEST'),
  prefixRule('DEV'),
  prefixRule('TEST'),
];

const prefixed: Record<string, string> = {
  'E-Invoicing': 'einvoicing',
  'Logistics Execution': 'logistics',
};

/** How a package's artefacts are assigned to a stage. */
export function findAssignment({ name }: IntegrationPackage): StageRule['kind'] | 'byHand' {
  if (name === 'Common Services') return 'byHand';
  return name in prefixed ? 'packagePrefix' : 'artefactSuffix';
}

/** The mark by which the package is recognised on a stage, such as `dev.` in `dev.einvoicing`. */
export function packageId({ name }: IntegrationPackage, stage: SharedStage) {
  const id = prefixed[name];
  return id === undefined ? undefined : { prefix: `${stage.toLowerCase()}.`, rest: id };
}

export function countHits(kind: ReturnType<typeof findAssignment>): number {
  return packages
    .filter((one) => findAssignment(one) === kind)
    .reduce((sum, { artefacts }) => sum + artefacts.length, 0);
}

/** Every artefact is on the shared tenant twice, once for each stage; one more fits no rule. */
export const assignment = {
  byRule: 2 * (countHits('artefactSuffix') + countHits('packagePrefix')),
  byHand: 2 * countHits('byHand'),
  open: 1,
};

export const openArtefact = 'Payload_Logger_Copy';

function suffixRule(stage: SharedStage): StageRule {
  const example = `Purchase_Order_S4_to_Ariba_${stage}`;
  return { kind: 'artefactSuffix', stage, pattern: `*_${stage}`, example };
}

function prefixRule(stage: SharedStage): StageRule {
  const prefix = stage.toLowerCase();
  return { kind: 'packagePrefix', stage, pattern: `${prefix}.*`, example: `${prefix}.einvoicing` };
}
