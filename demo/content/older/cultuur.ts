import { older } from './make.ts';

/** Earlier articles of the section, newest first. */
export const cultuur = older('cultuur', [
  {
    id: 3301,
    daysAgo: 3,
    headline: 'Amateurorkest speelt Mahler in een lege melkfabriek',
    lead: 'De nagalm duurt zeven seconden. De dirigent telde ze mee.',
    author: 'Nadia El Amrani',
    picture: 'melkfabriek',
    topics: ['Muziek'],
    body: [
      'Het publiek zat op melkbussen met kussens. De hoorns stonden in de hal ernaast, want nergens anders was plaats.',
      'Na afloop bleef het stil tot de laatste toon echt weg was.',
    ],
  },
  {
    id: 3302,
    daysAgo: 7,
    headline: 'Depot van het museum gaat één nacht open',
    lead: 'Met een zaklamp langs tienduizend schilderijen die niemand ziet.',
    author: 'Casper Lindhout',
    picture: 'rekken',
    topics: ['Musea'],
    body: [
      'Bezoekers mochten één werk aanwijzen dat in de vaste opstelling moet komen. Het werd een stilleven met een ui.',
      'De ui hangt er inmiddels, tussen twee Van Ruisdaels.',
    ],
  },
  {
    id: 3303,
    daysAgo: 11,
    headline: 'De roman die in één nacht gedrukt werd',
    lead: 'Een uitgever wilde weten hoe snel een boek kan zijn. Het antwoord: elf uur en veertig minuten.',
    author: 'Casper Lindhout',
    picture: 'boeken',
    topics: ['Boeken'],
    body: [
      'De schrijver leverde om 18:00 uur het laatste hoofdstuk, de corrector las terwijl de pers al warm draaide.',
      'Op bladzijde 94 staat één fout. Die blijft staan.',
    ],
  },
  {
    id: 3304,
    daysAgo: 15,
    headline: 'Straatnamen als gedicht: stad vraagt dichters om nieuwe borden',
    lead: 'Geen generaals, geen bomen, wel een Omwegje en een Lange Adem.',
    author: 'Nadia El Amrani',
    picture: 'marktplein',
    topics: ['Taal'],
    body: [
      'Acht dichters kregen elk een kruispunt in de nieuwe wijk. De brandweer had één eis: geen twee namen die hetzelfde klinken.',
      'De postbode vindt het mooi, maar moest even oefenen.',
    ],
  },
  {
    id: 3305,
    daysAgo: 19,
    headline: '„Ik schrijf het liefst in de bus, dan kan ik niet weg”',
    lead: 'De winnares van de debuutprijs over haltes, hoofdstukken en haar moeder als eerste lezer.',
    author: 'Casper Lindhout',
    picture: 'bus',
    topics: ['Boeken'],
    body: [
      'Lijn 36 rijdt er drie kwartier over. Dat is, zegt ze, precies één scène.',
      'Haar moeder leest alles als eerste en zegt er nooit iets van. „Ze legt het terug met of zonder koffievlek. Dan weet ik genoeg.”',
    ],
  },
  {
    id: 3306,
    daysAgo: 23,
    headline: 'Een opera op het water, met het getij als decor',
    lead: 'De eerste akte bij eb, de tweede bij vloed. Wie te laat komt, krijgt natte voeten.',
    author: 'Nadia El Amrani',
    picture: 'pont-schemer',
    topics: ['Muziek', 'Water'],
    body: [
      'De zangers stonden op drie pontons die langzaam uit elkaar dreven.',
      'Dat hoorde zo, verzekerde de regisseur, die er zelf bij zwom.',
    ],
  },
  {
    id: 3307,
    daysAgo: 27,
    headline: 'Filmfestival verhuist naar een eiland zonder bioscoop',
    lead: 'Een laken, een aggregaat en een kerk: meer is er niet nodig.',
    author: 'Casper Lindhout',
    picture: 'filmdoek',
    topics: ['Film'],
    body: [
      'Alle 412 inwoners kregen een kaartje, de rest van de bezoekers moest loten.',
      'De openingsfilm ging over een storm. Buiten waaide het mee.',
    ],
  },
  {
    id: 3308,
    daysAgo: 31,
    headline: 'Het geluid van misthoorns krijgt een eigen archief',
    lead: 'Eén man nam ze allemaal op voor ze verdwenen. Nu mag iedereen luisteren.',
    author: 'Nadia El Amrani',
    picture: 'lamp',
    topics: ['Muziek', 'Geschiedenis'],
    body: [
      'De collectie telt 71 hoorns van Delfzijl tot Cadzand. De laagste is eerder te voelen dan te horen.',
      'Componisten mogen de opnamen vrij gebruiken.',
    ],
  },
]);
