/** The name of the choice [regional-bundle-1]. */
export const REGION = 'Kies je regio';
