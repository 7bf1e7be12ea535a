import type { Property } from './scenes/scene-state.ts';

/** The heading of each step [onboarding-8]. */
export const TITLES: Readonly<Record<Property, string>> = {
  themes: "Kies je thema's",
  topics: 'Volg onderwerpen',
  newsletters: 'Kies je nieuwsbrieven',
};

/** The purpose of each step. */
export const LEADS: Readonly<Record<Property, string>> = {
  themes: 'Waarover lees je graag? Je vindt het terug in Mijn nieuws.',
  topics: 'Je ziet nieuwe artikelen over deze onderwerpen bij elkaar.',
  newsletters: 'Je krijgt ze per e-mail en kunt je altijd weer uitschrijven.',
};

/** @param number number of the step, from 1 */
export const stepText = (number: number): string => `Stap ${number} van 3`;

export const NEXT = 'Volgende';
export const PREVIOUS = 'Vorige';
export const SKIP = 'Overslaan';
export const FINISH = 'Klaar';

/** Shown at the end [onboarding-12]. */
export const DONE = 'Je bent helemaal klaar.';
export const TO_FRONT = 'Naar de voorpagina';

/** Shown after a failed save; the visitor is still in the step. */
export const NOT_SAVED = 'Opslaan is niet gelukt. Probeer het opnieuw.';
