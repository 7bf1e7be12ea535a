import { PODCAST_EPISODES, PODCAST_SERIES } from './podcasts.ts';
import type { Picture } from './types.ts';

/** A podcast of the archive. */
interface ArchiveShow {
  readonly title: string;
  readonly about: string;
  readonly picture: Picture;
}

/** An episode with a page of its own. */
export interface ArchiveEpisode {
  readonly slug: string;
  readonly series: string;
  readonly title: string;
  readonly teaser: string;
  readonly minutes: number;
  readonly hoursAgo: number;
}

/** All podcasts of the paper, also those that have ended. */
export const ARCHIVE_SHOWS: Readonly<Record<string, ArchiveShow>> = {
  ...PODCAST_SERIES,
  'future-affairs': {
    title: 'Future Affairs',
    about: 'Technologie, macht en wie er straks de stekker in handen heeft.',
    picture: { name: 'omslag-future-affairs', alt: 'Een gele stekker in een donkere kring' },
  },
  'onbehaarde-apen': {
    title: 'Onbehaarde apen',
    about: 'Wetenschap voor wie door blijft vragen.',
    picture: { name: 'omslag-onbehaarde-apen', alt: 'Een aap kijkt je aan' },
  },
  luisterartikelen: {
    title: 'Luisterartikelen',
    about: 'De langste verhalen van de week, voorgelezen door wie ze schreef.',
    picture: { name: 'omslag-luisterartikelen', alt: 'Een krantenartikel met een koptelefoon op' },
  },
  cocainekoorts: {
    title: 'Cocaïnekoorts',
    about: 'Zes afleveringen over de haven, het geld en de jongens aan de kade.',
    picture: {
      name: 'omslag-cocainekoorts',
      alt: 'Een container hangt aan een kraan; er lekt wit poeder uit',
    },
  },
  hetuur: {
    title: 'Het uur',
    about: 'Eén gast, één uur, geen haast.',
    picture: { name: 'omslag-hetuur', alt: 'Een klok waarvan drie kwartier rood is' },
  },
  hans: {
    title: 'Hans',
    about: 'Hans van de buitendienst lost op wat niemand wil oplossen.',
    picture: { name: 'omslag-hans', alt: 'Een man met een moersleutel op een ladder' },
  },
};

const old = (
  series: string,
  slug: string,
  title: string,
  teaser: string,
  minutes: number,
  hoursAgo: number,
): ArchiveEpisode => ({ series, slug, title, teaser, minutes, hoursAgo });

/** All episodes, newest first. */
export const ARCHIVE_EPISODES: readonly ArchiveEpisode[] = [
  ...PODCAST_EPISODES,
  old(
    'future-affairs',
    'de-stekker',
    'Wie heeft de stekker?',
    'Een datacentrum vraagt evenveel stroom als Deventer. De wethouder zegt ja, de netbeheerder zegt 2034.',
    38,
    100,
  ),
  old(
    'onbehaarde-apen',
    'mos-heeft-de-tijd',
    'Mos heeft de tijd',
    'Het groeit een millimeter per jaar en overleefde alles. Wat weet mos dat wij niet weten?',
    29,
    118,
  ),
  old(
    'hetuur',
    'de-vuurtorenwachter',
    'De laatste vuurtorenwachter',
    'Jan Kuiper deed dertig jaar het licht aan. Nu doet een computer in Den Helder dat.',
    58,
    125,
  ),
  old(
    'hans',
    'de-klok-van-station-noord',
    'De klok van station Noord',
    'Hij loopt vier minuten achter, al elf jaar. Hans neemt een ladder mee.',
    14,
    149,
  ),
  old(
    'luisterartikelen',
    'brood-en-inkt',
    'Brood en inkt',
    'De bakkerij naast de drukkerij sluit. Nadia Vermeer leest haar verhaal zelf voor.',
    33,
    172,
  ),
  old(
    'cocainekoorts',
    'de-kade',
    'Aflevering 6: De kade',
    'Wie er nog staat, en wie er niet meer praat. Het slot.',
    44,
    196,
  ),
  old('cocainekoorts', 'het-geld', 'Aflevering 5: Het geld', 'Zeven belwinkels, één boekhouder.', 41, 364),
  old(
    'future-affairs',
    'de-kaart-van-de-kabels',
    'De kaart van de kabels',
    'Zestien kabels dragen het internet van Europa. Twee mannen in Katwijk weten waar ze liggen.',
    35,
    436,
  ),
  old(
    'onbehaarde-apen',
    'waarom-ganzen-praten',
    'Waarom ganzen praten in de lucht',
    'En wat ze zeggen, volgens wie het dertig winters opschreef.',
    27,
    454,
  ),
  old(
    'hetuur',
    'de-dirigent',
    'De dirigent die telde',
    'Eva Brandsma telt alles: maten, treden, tranen.',
    61,
    461,
  ),
  old(
    'hans',
    'het-hek',
    'Het hek zonder tuin',
    'In Oosterwaarde staat een hek om niets. Hans belt aan.',
    12,
    485,
  ),
  old(
    'luisterartikelen',
    'alle-treinen-rijden',
    'Alle treinen rijden',
    'Een dag op de verkeerstoren van Utrecht, toen er niets misging.',
    47,
    508,
  ),
];

const SOUNDS = ['aflevering-1', 'aflevering-2', 'aflevering-3'];

/** The newest episode of each show, newest first. */
export const newestOfEach = (): ArchiveEpisode[] =>
  ARCHIVE_EPISODES.filter(
    ({ series }, at) => ARCHIVE_EPISODES.findIndex((episode) => episode.series === series) === at,
  );

/** The address of a show's page. */
export const showAddress = (series: string): string => `/podcasts/${series}/`;

/** The address of an episode's page. */
export const episodeAddress = ({ series, slug }: ArchiveEpisode): string => `/podcasts/${series}/${slug}/`;

/** The address of an episode's audio file. */
export function episodeSound({ slug }: ArchiveEpisode): string {
  const index = ARCHIVE_EPISODES.findIndex((episode) => episode.slug === slug);
  return `/demo/geluid/${SOUNDS[index % SOUNDS.length]}.wav?aflevering=${slug}`;
}
