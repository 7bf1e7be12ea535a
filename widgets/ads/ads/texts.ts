/** The label of an advertisement, for everybody [ads-17]. */
export const LABEL = 'Advertentie';
/** The label of one that says who pays for it. */
export const paidBy = (sponsor: string): string => `Advertentie van ${sponsor}`;
/** The label of a political advertisement whose payer the page does not name. */
export const POLITICAL = 'Politieke advertentie';
export const politicalPaidBy = (sponsor: string): string => `Politieke advertentie, betaald door ${sponsor}`;
/** The link to the notice about a political advertisement. */
export const NOTICE = 'Transparantieverklaring';
/** The button that leads the keyboard past an advertisement. */
export const SKIP = 'Sla advertentie over';
