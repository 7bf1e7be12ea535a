/** The notice of a first visit. */
export const NOTICE = {
  title: 'Jouw privacy',
  text: 'In onze artikelen staan soms berichten van sociale media en andere inhoud van buiten. De makers daarvan kunnen meelezen en cookies plaatsen. Jij bepaalt of dat mag.',
  later:
    'Zonder toestemming lees je alles wat wij zelf maken. Je keuze wijzig je altijd via Cookie-instellingen, onderaan elke pagina.',
  all: 'Alles toestaan',
  none: 'Alleen noodzakelijk',
  preferences: 'Zelf instellen',
};

/** The preferences. */
export const PREFERENCES = {
  title: 'Cookie-instellingen',
  text: 'Kies wat je toestaat. Je keuze geldt in deze browser, een jaar lang.',
  notRequired:
    'Op dit moment vragen we je geen toestemming: alles staat aan. We bewaren je keuze voor later.',
  save: 'Opslaan',
  all: 'Alles toestaan',
  none: 'Alles weigeren',
};

/** The texts in an app, which decides itself. */
export const IN_APP = {
  title: 'Cookie-instellingen',
  text: 'In de app regel je dit bij de instellingen van de app zelf. Dit geldt nu:',
  granted: 'toegestaan',
  refused: 'niet toegestaan',
};

interface PurposeText {
  readonly name: string;
  readonly help: string;
}

/** Purposes that need no consent. */
export const NECESSARY: PurposeText = {
  name: 'Noodzakelijk',
  help: 'Om de site te laten werken: inloggen, je instellingen en de beveiliging. Staat altijd aan.',
};

const PURPOSES: ReadonlyMap<string, PurposeText> = new Map([
  [
    'social-media',
    {
      name: 'Sociale media',
      help: 'Toont berichten en filmpjes van sociale media in artikelen. Die netwerken zien dan dat je de pagina leest.',
    },
  ],
  [
    'uitgebreid',
    {
      name: 'Uitgebreide inhoud',
      help: 'Toont kaarten, spelers en andere inhoud van derden, die meer over je kunnen vastleggen dan nodig is.',
    },
  ],
  [
    'ads',
    { name: 'Advertenties', help: 'Laat adverteerders kiezen welke advertenties je ziet, en hoe vaak.' },
  ],
  [
    'analytics',
    { name: 'Statistieken', help: 'Meet welke artikelen worden gelezen, om de krant beter te maken.' },
  ],
]);

/**
 * The label and the description of a purpose.
 * @param purpose its name in `consentPurposes`; an unknown one is its own label
 */
export function purposeText(purpose: string): PurposeText {
  return PURPOSES.get(purpose) ?? { name: purpose, help: `Toont inhoud die bij “${purpose}” hoort.` };
}
