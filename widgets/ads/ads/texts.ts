/** The label of an advertisement, for everybody [ads-17]. */
export const LABEL = 'Advertentie';
/** The label of an advertisement that names who pays for it. */
export const paidBy = (sponsor: string): string => `Advertentie van ${sponsor}`;
/** The label of a political advertisement if the page does not name who pays for it. */
export const POLITICAL = 'Politieke advertentie';
export const politicalPaidBy = (sponsor: string): string => `Politieke advertentie, betaald door ${sponsor}`;
/** The link to the notice about a political advertisement. */
export const NOTICE = 'Transparantieverklaring';
/** The button that lets keyboard users skip an advertisement. */
export const SKIP = 'Sla advertentie over';
