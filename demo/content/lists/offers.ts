import type { PARTNER_PRICES, REGION_PRICES } from '../../../fixtures/prices/price-list.ts';

/** A masterclass of the paper. */
export interface Masterclass {
  readonly title: string;
  readonly teacher: string;
  readonly theme: keyof typeof MASTERCLASS_THEMES;
  /** Days from the day on which the demo starts; negative if it is over. */
  readonly inDays: number;
  readonly isSoldOut?: boolean;
}

/** The themes of the masterclasses. */
export const MASTERCLASS_THEMES = {
  schrijven: 'Schrijven',
  geschiedenis: 'Geschiedenis',
  wetenschap: 'Wetenschap',
  muziek: 'Muziek',
} as const;

/** The masterclasses in the order in which the editors entered them, not by date. */
export const MASTERCLASSES: readonly Masterclass[] = [
  { title: 'Een brief die blijft', teacher: 'Loes Poelman', theme: 'schrijven', inDays: 24 },
  { title: 'De Hanze in zeven schepen', teacher: 'Bram de Wijs', theme: 'geschiedenis', inDays: 9 },
  {
    title: 'Rekenen met water',
    teacher: 'Daniël Österholt',
    theme: 'wetenschap',
    inDays: 16,
    isSoldOut: true,
  },
  { title: 'Luisteren naar stilte', teacher: 'Eefje Kuipers', theme: 'muziek', inDays: 38 },
  { title: 'Schrappen', teacher: 'Koen van der Laan', theme: 'schrijven', inDays: 5 },
  { title: 'De ramp van 1916', teacher: 'Jurre Tamminga', theme: 'geschiedenis', inDays: -3 },
  { title: 'Wat een grafiek verzwijgt', teacher: 'Jet Broersma', theme: 'wetenschap', inDays: 31 },
  {
    title: 'Orgels van de Waddenkust',
    teacher: 'Klaas Hoekema',
    theme: 'muziek',
    inDays: 45,
    isSoldOut: true,
  },
];

/** A puzzle of the paper. */
export interface PaperPuzzle {
  readonly slug: string;
  readonly title: string;
  readonly kind: keyof typeof PUZZLE_KINDS;
  /** The day of the week on which it appears. */
  readonly weekday: string;
  /** The number of stars, of five. */
  readonly stars: number;
  readonly isForSubscribers?: boolean;
}

/** The kinds of puzzles. */
export const PUZZLE_KINDS = {
  sudoku: 'Sudoku',
  kruiswoord: 'Kruiswoord',
  schaken: 'Schaken',
  woord: 'Woordpuzzel',
} as const;

/** The puzzles of this week. */
export const PUZZLES: readonly PaperPuzzle[] = [
  { slug: 'sudoku-mild', title: 'Sudoku, mild', kind: 'sudoku', weekday: 'maandag', stars: 1 },
  {
    slug: 'sudoku-pittig',
    title: 'Sudoku, pittig',
    kind: 'sudoku',
    weekday: 'vrijdag',
    stars: 4,
    isForSubscribers: true,
  },
  {
    slug: 'kruiswoord-dinsdag',
    title: 'Kruiswoord van dinsdag',
    kind: 'kruiswoord',
    weekday: 'dinsdag',
    stars: 2,
  },
  {
    slug: 'kruiswoord-zaterdag',
    title: 'Het grote kruiswoord',
    kind: 'kruiswoord',
    weekday: 'zaterdag',
    stars: 5,
    isForSubscribers: true,
  },
  { slug: 'mat-in-drie', title: 'Mat in drie', kind: 'schaken', weekday: 'woensdag', stars: 3 },
  {
    slug: 'eindspel',
    title: 'Het eindspel',
    kind: 'schaken',
    weekday: 'zondag',
    stars: 4,
    isForSubscribers: true,
  },
  { slug: 'letterladder', title: 'Letterladder', kind: 'woord', weekday: 'donderdag', stars: 2 },
  {
    slug: 'cryptogram',
    title: 'Cryptogram',
    kind: 'woord',
    weekday: 'zaterdag',
    stars: 5,
    isForSubscribers: true,
  },
];

/** A newspaper or a region with an offer; its price is in the price list. */
export interface RegionalOffer<Slug extends string> {
  readonly slug: Slug;
  readonly name: string;
  readonly about: string;
}

/** The newspapers whose readers get an offer. */
export const PARTNERS: readonly RegionalOffer<keyof typeof PARTNER_PRICES>[] = [
  {
    slug: 'de-kust',
    name: 'De Kust',
    about: 'Lees je De Kust al, dan komt de Morgentijd er digitaal bij.',
  },
  {
    slug: 'het-veen',
    name: 'Het Veen',
    about: 'Voor lezers van Het Veen: de zaterdagkrant op papier.',
  },
  {
    slug: 'maasbode',
    name: 'Maasbode',
    about: 'Met de Maasbode lees je onze artikelen en de puzzels.',
  },
  {
    slug: 'sallander',
    name: 'De Sallander',
    about: 'Lezers van De Sallander lezen digitaal mee.',
  },
];

/** The regions of the bundle. */
export const REGIONS: readonly RegionalOffer<keyof typeof REGION_PRICES>[] = [
  {
    slug: 'noord',
    name: 'Noord',
    about: 'De Morgentijd met de Noorderkrant: Groningen, Friesland en Drenthe.',
  },
  {
    slug: 'oost',
    name: 'Oost',
    about: 'De Morgentijd met De Sallander: Overijssel, Gelderland en Flevoland.',
  },
  {
    slug: 'zuid',
    name: 'Zuid',
    about: 'De Morgentijd met de Maasbode: Brabant, Limburg en Zeeland.',
  },
  {
    slug: 'west',
    name: 'West',
    about: 'De Morgentijd met De Kust: Holland en Utrecht.',
  },
];
