import { type Artefact, artefacts, STAGES } from '#app/features/explorer/demo/landscape.ts';

// Parts of the landscape that stand outside of the product's screens; their versions are the same.

/** Beside the landing page's first words: one of them has another version on PROD. */
const heroArtefacts = [
  'Customer_Master_S4_to_SFDC',
  'Order_Replication_S4_to_SFDC',
  'Invoice_Inbound_Peppol',
].map(findArtefact);

/** Along the lanes of the images for sharing. */
export const cardArtefacts = [
  'Customer_Master_S4_to_SFDC',
  'Order_Replication_S4_to_SFDC',
  'Employee_Master_SF_to_S4',
  'Org_Structure_SF_to_S4',
  'Product_Catalog_S4_to_SFDC',
  'Purchase_Order_S4_to_Ariba',
].map(findArtefact);

/** Names and versions on the landing page, DEV first. */
export const heroLanes = heroArtefacts.map(({ name, versions }) => ({
  name,
  versions: STAGES.map((stage) => versions[stage] ?? ''),
}));

function findArtefact(name: string): Artefact {
  const artefact = artefacts.find((one) => one.name === name);
  if (!artefact) throw new Error(`The landscape has no ${name}`);
  return artefact;
}
