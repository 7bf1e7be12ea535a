/** The texts of the specification [inline-newsletter-1, inline-newsletter-3]. */
export const NOT_VERIFIED = "Vink aan 'Ik ben geen robot' om je in te kunnen schrijven.";
export const THANKS =
  'Bedankt voor je inschrijving. Bevestig deze via de link in de e-mail die we je stuurden.';
export const THANKS_CONFIRMED = 'Bedankt, je inschrijving is bevestigd.';
