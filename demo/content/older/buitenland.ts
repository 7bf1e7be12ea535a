import { older } from './make.ts';

/** Earlier articles of the section, newest first. */
export const buitenland = older('buitenland', [
  {
    id: 3101,
    daysAgo: 4,
    headline: 'Herders krijgen een stem in het nieuwe parlement van de hoogvlakte',
    lead: 'Wie trekt, kan niet stemmen op de plek waar hij woont. Een reizend stembureau verandert dat.',
    author: 'Koen Wassenberg',
    picture: 'kudde',
    topics: ['Verkiezingen'],
    body: [
      'Het stembureau is een vrachtwagen met een tent, en volgt in zes weken de route van de kudden.',
      'De opkomst lag bij de eerste halte op 91 procent. Er was ook weinig anders te doen, zegt een kiezer lachend.',
    ],
  },
  {
    id: 3102,
    daysAgo: 8,
    headline: 'Haven van Gdynia draait voortaan ’s nachts op wind',
    lead: 'De kranen wachten op een briesje. Dat klinkt langzamer dan het is.',
    author: 'Lotte Verhaegen',
    picture: 'windpark',
    topics: ['Energie', 'Handel'],
    body: [
      'Door het laden naar de windrijke uren te verschuiven bespaart de haven een vijfde van haar stroomrekening.',
      'Havenarbeiders kregen een toeslag voor de onregelmatige uren en een dienst die twee weken vooruit bekend is.',
    ],
  },
  {
    id: 3103,
    daysAgo: 12,
    headline: 'IJsland zoekt een vuurtorenwachter met hoogtevrees',
    lead: 'Het licht gaat automatisch, maar de toeristen niet. De vacature trok vierduizend brieven.',
    author: 'Lotte Verhaegen',
    picture: 'lichtbaken',
    topics: ['Toerisme'],
    body: [
      'De wachter moet vooral voorkomen dat bezoekers de klif op lopen. Wie zelf respect heeft voor hoogte, doet dat volgens de gemeente geloofwaardiger.',
      'De winnaar is een oud-lerares uit Akureyri, die in haar brief alleen schreef dat ze goed kan wachten.',
    ],
  },
  {
    id: 3104,
    daysAgo: 16,
    headline: 'Een eiland stemt over zijn eigen naam',
    lead: 'Drie talen, drie namen en één veerdienst die ze allemaal moet omroepen.',
    author: 'Koen Wassenberg',
    picture: 'eilanddorp',
    topics: ['Verkiezingen', 'Taal'],
    body: [
      'De uitslag was een gelijkspel, waarop de burgemeester besloot dat alle drie de namen officieel zijn.',
      'Op het bord bij de kade is nu plaats voor nog een vierde, voor het geval dat.',
    ],
  },
  {
    id: 3105,
    daysAgo: 20,
    headline: 'Na de storm bouwt Galway zijn zeewering van schelpen',
    lead: 'Goedkoper dan beton, en de oesters bouwen zelf mee.',
    author: 'Lotte Verhaegen',
    picture: 'golfbreker',
    topics: ['Klimaat', 'Water'],
    body: [
      'Matten van touw en schelpen breken de golven tweehonderd meter uit de kust. Binnen een jaar hechtten zich er duizenden jonge oesters aan.',
      'Ingenieurs uit Zeeland keken mee en namen monsters mee naar huis.',
    ],
  },
  {
    id: 3106,
    daysAgo: 24,
    headline: 'De grenstrein tussen Vilnius en Riga rijdt na dertig jaar weer rechtstreeks',
    lead: 'Overstappen op een leeg perron hoort bij het verleden. De koffie is er ook beter op geworden.',
    author: 'Koen Wassenberg',
    picture: 'treinkop',
    topics: ['Openbaar vervoer', 'Europese Unie'],
    body: [
      'De eerste trein vertrok met dertien minuten vertraging, omdat iedereen op de foto wilde.',
      'De verbinding moet voorlopig twee keer per dag rijden, tegen een kaartje van achttien euro.',
    ],
  },
  {
    id: 3107,
    daysAgo: 28,
    headline: 'Portugees dorp plant eiken op de plek van het vuur',
    lead: 'Tien jaar na de brand is er schaduw. De bewoners rekenen in generaties.',
    author: 'Lotte Verhaegen',
    picture: 'jonge-eiken',
    topics: ['Klimaat'],
    body: [
      'Kurkeiken branden slecht en groeien langzaam. Wie nu plant, weet dat zijn kleinkinderen de eerste oogst halen.',
      'Eucalyptus, die snel geld geeft en snel brandt, is in de gemeente niet meer toegestaan.',
    ],
  },
  {
    id: 3108,
    daysAgo: 32,
    headline: 'De laatste veerman van de Donau krijgt gezelschap van een brug',
    lead: 'Hij vaart door tot de brug er is, en misschien nog wel een dag langer.',
    author: 'Koen Wassenberg',
    picture: 'pont-mist',
    topics: ['Handel'],
    body: [
      'Aan beide oevers wonen dezelfde families, die elkaar sinds de oorlog vooral op de pont zien.',
      'De brug kost 200 miljoen euro en staat er over vier jaar. De veerman is dan 81.',
    ],
  },
]);
