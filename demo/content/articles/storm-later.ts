import type { LaterUpdate, UpdateText } from '../types.ts';

/** The course of the demo's storm after the start of its server: it reaches its peak, passes, and is over. */
export const LATER_STORM: readonly LaterUpdate[] = [
  {
    minutesLater: 4,
    headline: 'Pontje van Veenbrug losgeslagen en weer vast',
    body: [
      'Het pontje dreef een kwartier stuurloos door de haven. Twee roeiers van de vereniging haalden het terug, „met de verkeerde riemen, maar in de goede richting”.',
      'Aan boord was niemand. De schipper stond aan de wal met een kop koffie en zag het gebeuren. Morgen wordt de kabel nagekeken; tot die tijd is de brug de enige weg naar de overkant.',
    ],
  },
  {
    minutesLater: 9,
    headline: 'Vierhonderd huizen bij Lindwijk zonder stroom',
    body: ['Een tak ligt op de leiding. De monteurs zijn onderweg, en moeten eerst om twee bomen heen.'],
  },
  {
    minutesLater: 14,
    headline: 'Laatste trein naar de kust vertrekt over een uur',
    pinnedFor: 40,
    body: [
      'Daarna rijden er bussen tot Oosterwaarde. Reizigers met een kaartje voor de veerboot kunnen hun geld terugkrijgen.',
      'Op het station is het druk maar rustig. In de wachtkamer deelt een dienstdoende machinist dropjes uit; hij had er een trommel van over van zijn jubileum.',
    ],
  },
  {
    minutesLater: 21,
    headline: '„De vlag heb ik zelf binnengehaald”',
    body: [
      'De burgemeester van Hallum klom op het bordes om de gemeentevlag te redden. De bode had het haar afgeraden.',
    ],
  },
  {
    minutesLater: 27,
    headline: 'Pier van Noorderveld zou beschadigd zijn',
    body: ['Op foto’s lijkt een deel van de leuning te ontbreken. De havenmeester gaat kijken.'],
    withdrawnAfter: 9,
  },
  {
    minutesLater: 36,
    headline: 'Pier heeft geen schade',
    body: [
      'De leuning die op foto’s ontbrak, blijkt al sinds augustus in de werkplaats te liggen. Een eerdere update over schade hebben we weggehaald.',
    ],
  },
  {
    minutesLater: 43,
    headline: 'Schapen van de dijk gehaald',
    body: ['Tachtig dieren staan nu in de sporthal. De zaalvoetbaltraining gaat niet door.'],
  },
  {
    minutesLater: 51,
    headline: 'Zwaarste windstoot tot nu toe: 126 kilometer per uur',
    key: true,
    body: ['Gemeten op de pier van Noorderveld, vijf kilometer per uur harder dan het vorige record.'],
    corrected: {
      after: 4,
      note: 'In een eerdere versie ontbrak dat het weerinstituut de meting nog moest bevestigen. Dat heeft het nu gedaan.',
    },
  },
  {
    minutesLater: 62,
    headline: 'Wie heeft een foto van de storm?',
    silent: true,
    body: ['Stuur hem in, maar alleen als je hem van achter een raam hebt gemaakt.'],
  },
  {
    minutesLater: 74,
    headline: 'Laatste trein is weg, de bussen rijden',
    body: ['Er bleef niemand staan. De machinist heeft nog dropjes.'],
  },
  {
    minutesLater: 88,
    headline: 'Stroom terug in driehonderdtwintig van de vierhonderd huizen',
    body: ['De monteurs hadden er minder tijd voor nodig dan om er te komen. De laatste straat volgt nog.'],
  },
  {
    minutesLater: 101,
    headline: 'Het water stijgt sneller: 2 meter 61',
    body: [
      'Bij de sluis van Noorderveld komt er elk kwartier tien centimeter bij. Het waterschap rekent op 2 meter 90.',
      'Dat is nog altijd een halve meter onder de kruin van de dijk. De dijkwacht loopt nu in koppels van drie, „twee om te kijken en één om vast te houden”.',
    ],
  },
  {
    minutesLater: 116,
    headline: 'Tweede rij zandzakken in het havenkwartier',
    body: ['De roeivereniging heeft hulp gekregen van het mannenkoor. Er wordt gezongen, in twee tempi.'],
  },
  {
    minutesLater: 134,
    headline: 'Water in Noorderveld op zijn hoogst',
    key: true,
    body: [
      'Het peil bij de sluis bleef steken op 2 meter 84. Dat is zes centimeter onder de verwachting.',
      'Het waterschap houdt de dijkwacht nog zes uur buiten. „Het water zakt trager dan het kwam”, zegt de dijkgraaf. Pas als het peil twee uur achter elkaar daalt, gaan de keringen open.',
    ],
    becomes: {
      headline: 'Storm over zijn piek: het water bij Noorderveld bleef onder de kruin',
      lead: 'Het peil bleef steken op 2 meter 84. De keringen blijven dicht tot het twee uur is gedaald.',
    },
  },
  {
    minutesLater: 156,
    headline: 'Wind gaat liggen: nog kracht 8',
    body: ['Hij draait ook, naar het westen. Op de pier is weer te horen wat iemand zegt.'],
  },
  {
    minutesLater: 178,
    headline: 'Waarom het water langzamer zakt dan het steeg',
    body: [
      'De wind duwde het water de zeearm in. Nu hij wegvalt, moet het er door dezelfde nauwe opening weer uit, schrijft onze weerredacteur, en daar komt de rivier nog achteraan.',
    ],
  },
  {
    minutesLater: 204,
    headline: 'Code oranje vervalt',
    key: true,
    body: ['In alle drie de provincies geldt nu code geel. Pas op voor takken die nog los hangen.'],
    becomes: {
      headline: 'Code oranje voorbij, veerdiensten wachten op rustiger water',
      lead: 'De storm trekt weg. De keringen zijn nog dicht, de eerste treinen worden klaargezet.',
    },
  },
  {
    minutesLater: 231,
    headline: 'Veertig bomen om, één auto geraakt',
    body: ['De auto stond verkeerd geparkeerd. De boete onder de ruitenwisser bleef zitten.'],
    corrected: { after: 6, note: 'In een eerdere versie ontbrak dat de boete van gisteren was.' },
  },
  {
    minutesLater: 254,
    headline: 'Treinen naar de kust rijden weer',
    pinnedFor: 30,
    body: ['Het spoor is nagelopen en vrij. De eerste uren rijden ze de helft zo vaak.'],
  },
  {
    minutesLater: 283,
    headline: 'Eerste kering gaat open',
    key: true,
    body: ['Het peil is twee uur achter elkaar gedaald. Elk half uur volgt er een.'],
  },
  {
    minutesLater: 309,
    headline: 'Eerste veerboot vertrokken',
    key: true,
    body: [
      'Met 180 passagiers, 31 fietsen en een vrachtwagen vol brood. De kapitein belooft koffie zodra de kopjes blijven staan.',
    ],
    becomes: {
      headline: 'Veerboten varen weer na eerste najaarsstorm, keringen gaan open',
      lead: 'De storm is voorbij. Elk half uur gaat er een kering open; de schade lijkt mee te vallen.',
    },
  },
  {
    minutesLater: 338,
    headline: 'De schapen zijn terug',
    body: ['Tachtig gingen de sporthal in, tachtig kwamen eruit. De vloer wordt gedweild.'],
  },
  {
    minutesLater: 374,
    headline: 'Alle keringen open',
    key: true,
    body: ['De dertien wachtende binnenvaartschepen varen uit, de kleinste voorop.'],
  },
  {
    minutesLater: 391,
    headline: 'De balans: veel wind, weinig schade',
    body: [
      'Elf uur harde wind, 126 kilometer per uur op de pier, 2 meter 84 bij de sluis. Vier mensen liepen schrammen op, drie van hen bij het vullen van zandzakken.',
      'De verzekeraars tellen nog. Het waterschap inspecteert de komende dagen tachtig kilometer dijk, te voet.',
    ],
  },
  {
    minutesLater: 400,
    headline: 'Dit liveblog is gesloten',
    body: ['De storm is voorbij en wij gaan naar huis, met de trein. Tot de volgende.'],
    becomes: {
      headline: 'Najaarsstorm voorbij: keringen open, veerboten varen weer',
      lead: 'Elf uur harde wind, het water op 2 meter 84 en één losgeslagen pontje. Lees hier terug hoe het ging.',
    },
  },
];

/** Texts for the demo bar's buttons, which the story does not use. */
export const EXTRA_STORM: readonly UpdateText[] = [
  {
    headline: 'Strandtent rolt zijn terras op',
    body: [
      'De stoelen staan in de keuken, de kok staat op het terras. Hij wilde de golven zien.',
      'De eigenaar houdt de deur open voor wie wil schuilen. Er is erwtensoep, zolang het gas het doet.',
    ],
  },
  {
    headline: 'Sirene in Hallum was een oefening',
    body: ['Hij stond al drie maanden gepland. De gemeente had hem vergeten af te zeggen.'],
  },
  {
    headline: 'Kerktoren van Lindwijk houdt het haantje',
    body: ['Het draait sneller dan ooit. De koster heeft er een weddenschap op lopen.'],
  },
  {
    headline: 'Bibliotheek blijft open voor wie niet weg kan',
    body: ['Er liggen dekens bij de tijdschriften. Voorlezen mag, op de eerste verdieping.'],
  },
];
