import type { Picture } from './types.ts';

/** A podcast's series. */
interface PodcastSeries {
  readonly title: string;
  readonly about: string;
  readonly picture: Picture;
}

/** One episode. */
export interface PodcastEpisode {
  readonly slug: string;
  readonly series: keyof typeof PODCAST_SERIES;
  readonly title: string;
  readonly teaser: string;
  readonly minutes: number;
  /** Age when the server starts. */
  readonly hoursAgo: number;
}

const series = <Slug extends string>(all: Record<Slug, PodcastSeries>) => all;

/** The paper's podcasts by slug. */
export const PODCAST_SERIES = series({
  vandaag: {
    title: 'Vandaag',
    about: 'Elke werkdag één verhaal achter het nieuws, in minder dan een halfuur.',
    picture: { name: 'omslag-vandaag', alt: 'Een rode zon komt op boven donker water' },
  },
  'de-overkant': {
    title: 'De overkant',
    about: 'Gesprekken op de pont van Oosterwaarde, zo lang als de overtocht en het wachten duren.',
    picture: { name: 'omslag-de-overkant', alt: 'Een rode pont vaart tussen twee groene oevers' },
  },
  'onder-de-zeespiegel': {
    title: 'Onder de zeespiegel',
    about: 'Over dijken, gemalen en de mensen die erbij wakker liggen.',
    picture: { name: 'omslag-onder-de-zeespiegel', alt: 'Een peilschaal in hoge golven' },
  },
});

/** The episodes, newest first. */
export const PODCAST_EPISODES: readonly PodcastEpisode[] = [
  {
    slug: 'elf-uur-onderhandelen',
    series: 'vandaag',
    title: 'Elf uur onderhandelen over elf kilometer dijk',
    teaser: 'Marieke de Groot zat op de gang. Wat zij hoorde door een deur die niet goed sloot.',
    minutes: 24,
    hoursAgo: 3,
  },
  {
    slug: 'de-bakker-en-de-krant',
    series: 'de-overkant',
    title: 'De bakker en de krant',
    teaser: 'Drie fietslampen in het donker. Wie vaart er om tien over zes, en waarom?',
    minutes: 18,
    hoursAgo: 20,
  },
  {
    slug: 'het-gemaal-dat-niemand-hoort',
    series: 'onder-de-zeespiegel',
    title: 'Het gemaal dat niemand hoort',
    teaser: 'Machinist Ria Blom slaapt al dertig jaar boven twaalf miljoen liter per uur.',
    minutes: 36,
    hoursAgo: 27,
  },
  {
    slug: 'waarom-de-trein-wacht',
    series: 'vandaag',
    title: 'Waarom de trein op niets wacht',
    teaser: 'Een dienstregeling zonder één minuut speling, uitgelegd door wie hem tekent.',
    minutes: 21,
    hoursAgo: 29,
  },
  {
    slug: 'een-paard-aan-boord',
    series: 'de-overkant',
    title: 'Een paard aan boord',
    teaser: 'Vier minuten stilstaan is lang voor een dier van zeshonderd kilo.',
    minutes: 16,
    hoursAgo: 46,
  },
  {
    slug: 'de-school-die-bleef',
    series: 'vandaag',
    title: 'De school die bleef',
    teaser: 'Zesentwintig leerlingen, één meester en een dorp dat niet meer vraagt of het mag.',
    minutes: 26,
    hoursAgo: 53,
  },
  {
    slug: 'zand-dat-terugkomt',
    series: 'onder-de-zeespiegel',
    title: 'Zand dat terugkomt',
    teaser: 'De kust kreeg een schiereiland cadeau. Tien jaar later is het op de goede plek verdwenen.',
    minutes: 41,
    hoursAgo: 76,
  },
  {
    slug: 'de-laatste-pont',
    series: 'de-overkant',
    title: 'De laatste pont',
    teaser: 'Om vijf voor twaalf brandt er nog één lamp. Voor wie te laat is.',
    minutes: 19,
    hoursAgo: 94,
  },
];
