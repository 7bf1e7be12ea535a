/** A cookie in the table of the privacy page: name, provider, purpose and lifetime. */
export type CookieRow = readonly [name: string, provider: string, purpose: string, lifetime: string];

/** The cookies of the paper and of its invented partners. */
export const COOKIES: readonly CookieRow[] = [
  ['nmt_login', 'De Nieuwe Morgentijd', 'Functioneel', 'Sessie'],
  ['nmt_counter', 'De Nieuwe Morgentijd', 'Functioneel', '31 dagen'],
  ['nmt_paywallviewcount', 'De Nieuwe Morgentijd', 'Functioneel', '31 dagen'],
  ['nmt_consent', 'De Nieuwe Morgentijd', 'Functioneel', '1 jaar'],
  ['nmt_colour_scheme', 'De Nieuwe Morgentijd', 'Voorkeuren', '1 jaar'],
  ['nmt_region', 'De Nieuwe Morgentijd', 'Voorkeuren', '1 jaar'],
  ['kijk_sessie', 'Kijkcijfer BV', 'Analyse', '30 minuten'],
  ['kijk_bezoeker', 'Kijkcijfer BV', 'Analyse', '13 maanden'],
  ['pl_volume', 'Prikbordvideo', 'Sociale media', '2 weken'],
  ['pl_gezien', 'Prikbordvideo', 'Sociale media', '6 maanden'],
  ['ad_keuze', 'Reclamehuis', 'Advertenties', '90 dagen'],
  ['ad_frequentie', 'Reclamehuis', 'Advertenties', '24 uur'],
];

/** An article of the special about sustainability. */
export interface GreenArticle {
  readonly title: string;
  readonly about: string;
  readonly themes: readonly string[];
  readonly picture: string;
  readonly alt: string;
}

/** The themes of the special. */
export const GREEN_THEMES: Readonly<Record<string, string>> = {
  energie: 'Energie',
  eten: 'Eten',
  wonen: 'Wonen',
  water: 'Water',
};

/** The articles of the special. */
export const GREEN: readonly GreenArticle[] = [
  {
    title: 'De flat die meer opwekt dan hij verbruikt',
    about: 'Op het dak, aan de gevel en in de kelder.',
    themes: ['energie', 'wonen'],
    picture: 'zonnedak',
    alt: 'Een dak met zonnepanelen',
  },
  {
    title: 'Een rivier die weer mag dwalen',
    about: 'Twaalf kilometer oever ging terug naar het water.',
    themes: ['water'],
    picture: 'rivier',
    alt: 'Een rivier in het ochtendlicht',
  },
  {
    title: 'Een stad zonder gas, straat voor straat',
    about: 'Wat er gebeurt als de hele stoep tegelijk opengaat.',
    themes: ['energie', 'wonen'],
    picture: 'stad',
    alt: 'De stad in het eerste licht',
  },
  {
    title: 'Bonen in plaats van biet',
    about: 'Drie akkers, drie boeren, één weegschaal.',
    themes: ['eten'],
    picture: 'bollenveld',
    alt: 'Een veld in bloei',
  },
  {
    title: 'Zeewier dat niet naar zee smaakt',
    about: 'Een kwekerij bij de vuurtoren.',
    themes: ['eten', 'water'],
    picture: 'vuurtoren',
    alt: 'De vuurtoren bij avond',
  },
  {
    title: 'Donker is ook schoon',
    about: 'Waarom een gemeente haar lantaarns dooft.',
    themes: ['energie'],
    picture: 'sterren',
    alt: 'Sterren boven de hei',
  },
];
