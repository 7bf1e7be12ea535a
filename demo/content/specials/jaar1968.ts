import { pictureNamed } from '../older/make.ts';
import type { Picture } from '../types.ts';

/** An event of the year 1968. */
export interface YearEvent {
  /** Date in the form yyyy-mm-dd. */
  readonly date: string;
  readonly title: string;
  readonly text: string;
  readonly picture?: Picture;
}

/** The pictures of some events, by day. */
const PICTURES: Readonly<Record<string, string>> = {
  '1968-02-06': 'skispoor',
  '1968-02-09': 'treinkop',
  '1968-02-11': 'ijsavond',
  '1968-04-06': 'filmdoek',
  '1968-05-16': 'raam',
  '1968-07-20': 'stadion',
  '1968-07-21': 'peloton',
  '1968-09-15': 'sterren',
};

/** The year in thirty events; nothing happened in August. */
export const EVENTS_OF_1968: readonly YearEvent[] = [
  [
    '1968-01-05',
    'Lente in Praag',
    'Alexander Dubček wordt partijleider in Tsjecho-Slowakije. Hij belooft socialisme met een menselijk gezicht.',
  ],
  [
    '1968-01-21',
    'Bommen in het ijs',
    'Bij Thule op Groenland stort een Amerikaanse bommenwerper met vier kernwapens neer op het zee-ijs.',
  ],
  [
    '1968-01-30',
    'Tet-offensief',
    'In de nacht van het Vietnamese nieuwjaar vallen de Vietcong meer dan honderd steden en dorpen aan.',
  ],
  [
    '1968-02-06',
    'Spelen in Grenoble',
    'Generaal De Gaulle opent de Winterspelen, de eerste die in kleur op televisie komen.',
  ],
  [
    '1968-02-09',
    'Metro van Rotterdam',
    'Prinses Beatrix opent de eerste metro van Nederland, van Rotterdam Centraal naar het Zuidplein.',
  ],
  [
    '1968-02-11',
    'Goud op de schaats',
    'Carry Geijssen wint op de 1000 meter het eerste Nederlandse schaatsgoud voor vrouwen.',
  ],
  [
    '1968-03-16',
    'Bloedbad in My Lai',
    'Amerikaanse soldaten doden honderden bewoners van een dorp. De wereld hoort het pas in november 1969.',
  ],
  [
    '1968-03-22',
    'Bezetting in Nanterre',
    'Studenten bezetten een verdieping van hun universiteit bij Parijs, met Daniel Cohn-Bendit voorop.',
  ],
  [
    '1968-03-27',
    'Gagarin verongelukt',
    'De eerste mens in de ruimte komt om tijdens een oefenvlucht met een straaljager.',
  ],
  [
    '1968-04-04',
    'Martin Luther King vermoord',
    'Op het balkon van een motel in Memphis wordt de voorman van de burgerrechtenbeweging doodgeschoten.',
  ],
  [
    '1968-04-06',
    '2001 in de bioscoop',
    'De ruimtefilm van Stanley Kubrick draait in heel Amerika. Niet iedereen blijft zitten tot het einde.',
  ],
  [
    '1968-04-11',
    'Aanslag op Rudi Dutschke',
    'De Duitse studentenleider wordt in West-Berlijn neergeschoten. Hij overleeft, zwaargewond.',
  ],
  [
    '1968-05-03',
    'De Sorbonne ontruimd',
    'De politie haalt studenten uit de universiteit van Parijs. De straten van het Quartier Latin lopen vol.',
  ],
  [
    '1968-05-13',
    'Algemene staking',
    'Miljoenen Fransen leggen het werk neer. Twee weken lang ligt het land stil.',
  ],
  ['1968-05-16', 'Ronan Point', 'In Londen stort na een gasontploffing de hoek van een nieuwe torenflat in.'],
  [
    '1968-06-05',
    'Robert Kennedy neergeschoten',
    'In de keuken van een hotel in Los Angeles. Een dag later overlijdt de presidentskandidaat.',
  ],
  [
    '1968-06-23',
    'De Gaulle wint',
    'Bij de Franse verkiezingen krijgt de partij van de president een grote meerderheid.',
  ],
  [
    '1968-07-01',
    'Verdrag tegen kernwapens',
    'Het non-proliferatieverdrag ligt klaar in Londen, Moskou en Washington.',
  ],
  [
    '1968-07-20',
    'Eerste Special Olympics',
    'Duizend sporters met een verstandelijke beperking strijden in Chicago.',
  ],
  [
    '1968-07-21',
    'Janssen wint de Tour',
    'In de laatste tijdrit neemt Jan Janssen de gele trui over. Hij wint met 38 seconden.',
  ],
  ['1968-07-29', 'Nee tegen de pil', 'Paus Paulus VI wijst in Humanae vitae kunstmatige anticonceptie af.'],
  [
    '1968-09-07',
    'Bloemen in Atlantic City',
    'Honderden vrouwen demonstreren bij de verkiezing van Miss America.',
  ],
  [
    '1968-09-15',
    'Rond de maan',
    'De Sovjet-Unie schiet Zond 5 af, met twee schildpadden aan boord. Ze komen levend terug.',
  ],
  [
    '1968-10-02',
    'Bloedbad van Tlatelolco',
    'Tien dagen voor de Spelen schiet het leger in Mexico-Stad op demonstrerende studenten.',
  ],
  [
    '1968-10-16',
    'Gebalde vuisten',
    'Op het podium in Mexico-Stad heffen Tommie Smith en John Carlos een zwarte handschoen.',
  ],
  [
    '1968-10-18',
    'Sprong van 8,90 meter',
    'Bob Beamon springt ruim een halve meter verder dan ooit iemand sprong.',
  ],
  [
    '1968-11-05',
    'Nixon gekozen',
    'Richard Nixon wint nipt van Hubert Humphrey en wordt de 37ste president van Amerika.',
  ],
  ['1968-11-22', 'Een witte hoes', 'De Beatles brengen een dubbelalbum uit zonder titel op een witte hoes.'],
  [
    '1968-12-09',
    'De muis',
    'In San Francisco toont Douglas Engelbart een computer met muis, vensters en hyperlinks.',
  ],
  [
    '1968-12-24',
    'De aarde komt op',
    'Vanuit Apollo 8 fotografeert Bill Anders de aarde boven de rand van de maan.',
  ],
].map(([date = '', title = '', text = '']) => {
  const name = PICTURES[date];
  return { date, title, text, ...(name !== undefined && { picture: pictureNamed(name) }) };
});
