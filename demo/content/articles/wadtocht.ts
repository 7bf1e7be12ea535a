import type { PhotoStory } from '../types.ts';

export const wadtocht: readonly PhotoStory[] = [
  {
    kind: 'inbeeld',
    fullPage: true,
    id: 4160,
    slug: 'zes-uur-zonder-water-lopend-naar-het-eiland',
    section: 'binnenland',
    headline: 'Zes uur zonder water',
    lead: 'Twee keer per dag trekt de zee zich terug, en is het eiland geen eiland meer. Tien wandelaars lopen erheen, van dijk tot vuurtoren.',
    author: 'Wim Haverkort',
    hoursAgo: 20,
    hours: [21, 24],
    picture: {
      name: 'wad-vertrek',
      alt: 'Een rij wandelaars loopt bij zonsopgang over het drooggevallen wad, langs een slingerende geul',
    },
    topics: ['Wadden', 'Natuur'],
    label: 'In beeld',
    free: true,
    body: [
      'Gids Jitske Zwart kijkt niet naar de lucht maar naar haar horloge. „Over zes uur staat hier twee meter water. Wie dan nog foto’s maakt, zwemt.”',
    ],
    photos: [
      {
        name: 'wad-vertrek',
        alt: 'Een rij wandelaars loopt bij zonsopgang over het drooggevallen wad, langs een slingerende geul',
        caption:
          '05:40 uur. Van de dijk is het één stap, daarna begint een andere wereld. De bodem zuigt, ruikt en piept: dat zijn de wadslakken, legt Zwart uit, dertigduizend op een vierkante meter.',
      },
      {
        name: 'wad-geul',
        alt: 'Vijf wandelaars staan tot hun middel in het water, elk met een stok',
        caption:
          '07:15 uur. De Zwarte Geul valt nooit droog. Rugzakken gaan op het hoofd, telefoons in een broodzakje. Het water is elf graden. Niemand zegt iets, tot aan de overkant iedereen tegelijk begint te lachen.',
      },
      {
        name: 'wad-zeehonden',
        alt: 'Zes zeehonden liggen op een zandplaat, met vogels erboven',
        caption:
          '08:50 uur. Op de Hoge Plaat liggen zes zeehonden. De groep blijft op driehonderd meter, want zij waren hier eerst. Eén zeehond tilt zijn kop op, telt de wandelaars, en gaat weer liggen.',
      },
      {
        name: 'wad-onweer',
        alt: 'Een bliksemschicht boven het wad, een rij wandelaars loopt voor de donkere lucht uit',
        caption:
          '10:05 uur. Wat op de kaart een buitje was, komt van drie kanten. Op het wad ben je het hoogste punt, dus laat Zwart iedereen hurken, tien meter uit elkaar, stokken plat op de grond. Na twintig minuten is het voorbij.',
      },
      {
        name: 'wad-aankomst',
        alt: 'De wandelaars bereiken bij schemering het eiland met zijn vuurtoren',
        caption:
          '20:30 uur. Terug moet ook, maar vanavond niet meer. De vuurtoren gaat aan als de laatste het strand op stapt. Achter hen sluit de zee zonder geluid het pad.',
      },
    ],
  },
];
