import { slugify } from '../../core/platform/ids/slugify.ts';
import { pictureNamed } from './older/make.ts';
import type { OrdinaryArticle } from './types.ts';

interface Piece
  extends Pick<OrdinaryArticle, 'id' | 'section' | 'headline' | 'lead' | 'author' | 'hoursAgo'> {
  readonly picture: string;
  readonly text: string;
}

const PIECES: readonly Piece[] = [
  {
    id: 4201,
    section: 'binnenland',
    headline: 'Brug bij Kampen blijft voorlopig open staan',
    lead: 'Een kapot lager houdt het verkeer aan beide oevers vast. Fietsers mogen mee met de pont.',
    author: 'Femke Aldus',
    hoursAgo: 0.4,
    picture: 'brug',
    text: 'De monteur is onderweg uit Dordrecht, met een lager dat volgens de provincie „waarschijnlijk past”. Tot die tijd vaart de pont elke tien minuten.',
  },
  {
    id: 4202,
    section: 'economie',
    headline: 'Kabelbreuk legt overslag in Vlissingen stil',
    lead: 'Drie schepen wachten op de rede. De haven rekent op een etmaal vertraging.',
    author: 'Joris de Wit',
    hoursAgo: 0.8,
    picture: 'containers',
    text: 'De kabel werd geraakt bij graafwerk voor een andere kabel. Een noodaggregaat houdt de koelcontainers op temperatuur.',
  },
  {
    id: 4203,
    section: 'wetenschap',
    headline: 'Lichtflits boven de Waddenzee was een vuurbol',
    lead: 'Honderden mensen zagen hem. Waarschijnlijk ligt er nu een steen op het wad.',
    author: 'Elise Bronkhorst',
    hoursAgo: 1.3,
    picture: 'vuurbol',
    text: 'Uit vier opnamen van deurbellen is de baan berekend. Bij laagwater gaan vrijwilligers zoeken, onder leiding van een gids.',
  },
  {
    id: 4204,
    section: 'cultuur',
    headline: 'Verloren strijkkwartet duikt op in een pianokruk',
    lead: 'Het handschrift ligt bij een taxateur. De eerste noten zijn al gespeeld, op een telefoon.',
    author: 'Nadia El Amrani',
    hoursAgo: 1.8,
    picture: 'viool',
    text: 'De kruk kwam uit de boedel van een dorpsonderwijzer. Hij had er volgens zijn dochter dertig jaar op gezeten zonder het te weten.',
  },
];

/**
 * Articles that appeared after the editors made the front page: they are in all lists of news, but not in the editors'
 * choice.
 */
export const FRESH: readonly OrdinaryArticle[] = PIECES.map(({ picture, text, ...piece }) => ({
  ...piece,
  kind: 'article',
  slug: slugify(piece.headline),
  picture: pictureNamed(picture),
  topics: ['Vandaag'],
  body: [text],
}));
