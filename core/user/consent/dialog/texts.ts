/** The notice of a first visit. */
export const NOTICE = {
  title: 'Jouw privacy',
  text: 'In onze artikelen staan soms berichten van sociale media en andere inhoud van buiten. De makers daarvan kunnen zien wat je leest en cookies plaatsen. Jij bepaalt of dat mag.',
  later:
    'Zonder toestemming lees je alles wat wij zelf maken. Je kunt je keuze altijd wijzigen via Cookie-instellingen, onder aan elke pagina.',
  all: 'Alles toestaan',
  none: 'Alleen noodzakelijk',
  preferences: 'Zelf instellen',
};

/** The preferences. */
export const PREFERENCES = {
  title: 'Cookie-instellingen',
  text: 'Kies wat je toestaat. Je keuze geldt een jaar lang, in deze browser.',
  signal:
    'Je browser vraagt om je niet te volgen (Global Privacy Control). Wat je hier niet zelf toestaat, is daarom geweigerd.',
  notRequired: 'We vragen je nu geen toestemming: alles staat aan. We slaan je keuze op voor later.',
  save: 'Opslaan',
  all: 'Alles toestaan',
  none: 'Alles weigeren',
};

/** The texts in an app, which decides itself. */
export const IN_APP = {
  title: 'Cookie-instellingen',
  text: 'In de app regel je dit bij de instellingen. Dit geldt nu:',
  granted: 'toegestaan',
  refused: 'niet toegestaan',
};

export interface PurposeText {
  readonly name: string;
  readonly help: string;
}

/** Purposes that need no consent. */
export const NECESSARY: PurposeText = {
  name: 'Noodzakelijk',
  help: 'Om de site te laten werken: inloggen, je instellingen en de beveiliging. Staat altijd aan.',
};

/** The label and the description of the purposes that publishers commonly use. */
export const PURPOSES: ReadonlyMap<string, PurposeText> = new Map([
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
      help: 'Toont kaarten, video’s en andere inhoud van derden. Die kunnen meer over je vastleggen dan nodig is.',
    },
  ],
  [
    'ads',
    { name: 'Advertenties', help: 'Laat adverteerders kiezen welke advertenties je ziet en hoe vaak.' },
  ],
  [
    'analytics',
    { name: 'Statistieken', help: 'Meet wat lezers lezen, zodat we de krant beter kunnen maken.' },
  ],
]);

/** The description of any other purpose. @param purpose its name in `consentPurposes` */
export const otherPurpose = (purpose: string): string => `Toont inhoud die bij ‘${purpose}’ hoort.`;
