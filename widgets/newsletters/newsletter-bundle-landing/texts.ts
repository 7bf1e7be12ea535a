/** The texts of the specification [newsletter-bundle-landing-1, newsletter-bundle-landing-2]. */
export const FAILED = 'Inschrijven is niet gelukt';

export const submitText = (count: number): string =>
  `Schrijf je in voor ${count === 1 ? '1 nieuwsbrief' : `${count} nieuwsbrieven`}`;

export const NOT_VERIFIED = "Vink aan 'Ik ben geen robot' om je in te kunnen schrijven.";
