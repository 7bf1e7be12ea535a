/** The name of the question for screen readers. */
export const NAME = 'Meldingen';
/** The question [web-push-7]. */
export const QUESTION = 'Wil je meldingen ontvangen?';
/** The label of the button that asks for the browser's permission [web-push-7]. */
export const YES = 'Ja, graag';
/** The label of the button after which the visitor is not asked again [web-push-7]. */
export const NO = 'Nee, bedankt';
