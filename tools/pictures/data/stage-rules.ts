import { artefacts, type Stage } from './landscape.ts';

/** How artefacts on the shared tenant are told apart. Hits add up to the landscape's artefacts. */
export interface StageRule {
  kind: 'artefactSuffix' | 'packagePrefix';
  pattern: string;
  stage: Extract<Stage, 'DEV' | 'TEST'>;
  hits: number;
  example: string;
}

export const stageRules: readonly StageRule[] = [
  {
    kind: 'artefactSuffix',
    pattern: '*_DEV',
    stage: 'DEV',
    hits: 21,
    example: 'Order_Replication_S4_to_SFDC_DEV',
  },
  {
    kind: 'artefactSuffix',
    pattern: '*_TEST',
    stage: 'TEST',
    hits: 21,
    example: 'Order_Replication_S4_to_SFDC_TEST',
  },
  {
    kind: 'packagePrefix',
    pattern: 'dev.*',
    stage: 'DEV',
    hits: 10,
    example: 'dev.einvoicing',
  },
  {
    kind: 'packagePrefix',
    pattern: 'test.*',
    stage: 'TEST',
    hits: 10,
    example: 'test.einvoicing',
  },
];

/** On the tenant that DEV and TEST share, every artefact is there twice. */
export const assignment = {
  byRule: stageRules.reduce((sum, { hits }) => sum + hits, 0),
  byHand: 2 * artefacts.length - stageRules.reduce((sum, { hits }) => sum + hits, 0),
  open: 1,
};

export const openArtefact = { name: 'Payload_Logger_Copy', package: 'Common Services' };
