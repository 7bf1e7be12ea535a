/** The notification after a change [newsletter-button-2]. */
export const changedText = (name: string, isSubscribed: boolean): string =>
  `Je bent nu ${isSubscribed ? 'ingeschreven' : 'uitgeschreven'} voor de ${name} nieuwsbrief`;

/** The state of a newsletter for which the visitor signed up [newsletter-overlay-3, newsletter-bundle-landing-2]. */
export const SIGNED_UP = 'Ingeschreven';
/** The state if the service has answered that the visitor must first follow the link in its e-mail. */
export const TO_CONFIRM = 'Ingeschreven, nog te bevestigen';
