/** The texts of the steps, if the site configures none [tour-1, tour-8]. */
export const STEPS = [
  {
    title: 'Mijn nieuws',
    text: 'Volg onderwerpen die jij belangrijk vindt. De nieuwste artikelen staan hier voor je klaar.',
  },
  {
    title: 'Digitale krant',
    text: 'Blader door de krant zoals die is gedrukt. Elke ochtend vind je hier de nieuwe editie.',
  },
  {
    title: 'Mijn account',
    text: 'Hier regel je je abonnement en je nieuwsbrieven. Ook je leeslijst vind je hier terug.',
  },
] as const;

/** The labels of the buttons [tour-8]. */
export const NEXT = 'Volgende';
export const PREVIOUS = 'Vorige';
export const CLOSE = 'Sluiten';
export const DONE = 'Klaar';

/** The reader's progress. */
export const progressText = (step: number, steps: number): string => `Stap ${step} van ${steps}`;
