/** Names the question for screen readers. */
export const NAME = 'Meldingen';
/** The question [web-push-7]. */
export const QUESTION = 'Wil je meldingen ontvangen?';
/** On the button that asks for the browser's permission [web-push-7]. */
export const YES = 'Ja, graag';
/** On the button after which nobody asks again [web-push-7]. */
export const NO = 'Nee, bedankt';
