/** The label of the selection [regional-bundle-1]. */
export const REGION = 'Kies je regio';
