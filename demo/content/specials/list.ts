/** A special in a list: its picture, and the title and description of its own page. */
export type SpecialEntry = readonly [picture: string, title: string, text: string, address: string];

/** The special at the top of the list. */
export const FIRST_SPECIAL: SpecialEntry = [
  'pont-mist',
  'Drie jongens op de rivier',
  'Wessel, Jorn en Timo gingen roeien. Om twaalf uur waren ze er nog niet.',
  '/special/lost-boys/',
];

/** The other specials, grouped by what the reader does with them. */
export const SPECIAL_BLOCKS: readonly { id: string; title: string; entries: readonly SpecialEntry[] }[] = [
  {
    id: 'lezen',
    title: 'Om te lezen',
    entries: [
      [
        'stad',
        '1968, dag voor dag',
        'Het jaar waarin alles tegelijk gebeurde, in dertig dagen.',
        '/special/1968/',
      ],
      [
        'paraplus',
        '2019 in beeld',
        'Het jaar in achttien foto’s, van de eerste storm tot de laatste heldere nacht.',
        '/special/in-beeld-2019/',
      ],
      ['raadzaal', 'Het regeerakkoord, met commentaar', 'Onze redacteuren lazen mee.', '/regeerakkoord/'],
      ['zonnedak', 'Duurzaamheid', 'Wat er al gebeurt, en wat dat kost.', '/duurzaamheid/'],
    ],
  },
  {
    id: 'kijken',
    title: 'Om te bekijken',
    entries: [
      ['wilde-tuin', 'De wilde tuin', 'Acht plekken in een tuin die zijn gang mag gaan.', '/wilde-tuin/'],
      ['winkel', 'De Hoogstraat', 'Vijfentwintig gevels, vijfentwintig verhalen.', '/special/hoogstraat/'],
      ['flats', 'De L-flat', 'Acht bewoners van één flat.', '/special/l-flat/'],
      ['marktplein', 'Het plein', 'Zes verhalen van één marktplein.', '/special/marktplein/'],
      ['dijkhuis', 'De bevrijding, dag voor dag', 'Van Mesch tot Schiermonnikoog.', '/special/bevrijding/'],
      ['wad-aankomst', 'Een dag aan de rand', 'Van het wad naar de tuin.', '/special/parallax/'],
    ],
  },
  {
    id: 'doen',
    title: 'Om te doen',
    entries: [
      [
        'huizen',
        'Welke subsidie past bij jouw huis?',
        'In hooguit vijf vragen weet je waar je aan toe bent.',
        '/keuzehulp/subsidie/',
      ],
      ['cijfers', 'Econogram', 'De puzzel over de economie van deze week.', '/econogram/'],
      [
        'ballonnen',
        'Hoe heet jouw jaar?',
        'Vijftig jaar namen van pasgeborenen: zoek de jouwe, en zie wanneer iedereen zo heette.',
        '/kindernamen/',
      ],
      [
        'nachtredactie',
        'De nacht van de tellers',
        'In achtduizend stembureaus vouwen vrijwilligers de biljetten uit. De tussenstand verandert elke minuut.',
        '/verkiezingen/',
      ],
      ['pers', 'Waarom een abonnement', 'Wat je krijgt met een abonnement op de krant.', '/voordelen/'],
    ],
  },
];
