/** A group of readers, to compare with. `lean` shifts an option's share, in percentage points. */
export interface Group {
  readonly name: string;
  readonly people: number;
  readonly lean: readonly [number, number, number, number];
  readonly remark: string;
}

export const dimensions: Readonly<Record<'provincie' | 'leeftijd' | 'opleiding', readonly Group[]>> = {
  provincie: [
    {
      name: 'Groningen',
      people: 412,
      lean: [4, -2, -1, -1],
      remark: 'In de stad is de steun groter dan in het Ommeland.',
    },
    {
      name: 'Friesland',
      people: 437,
      lean: [-3, 5, -1, -1],
      remark: 'Vooral op de Waddeneilanden twijfelen lezers over de uitvoering.',
    },
    {
      name: 'Drenthe',
      people: 351,
      lean: [-4, 6, 0, -2],
      remark: 'Emmen en Assen antwoorden vrijwel gelijk.',
    },
    {
      name: 'Overijssel',
      people: 803,
      lean: [-1, 2, 0, -1],
      remark: 'Twente wijkt nauwelijks af van Salland.',
    },
    {
      name: 'Flevoland',
      people: 296,
      lean: [2, 1, -3, 0],
      remark: 'Almere telt zwaar mee: twee op de drie antwoorden komen daarvandaan.',
    },
    {
      name: 'Gelderland',
      people: 1431,
      lean: [0, 0, 1, -1],
      remark: 'De provincie volgt het landelijke beeld bijna op de punt.',
    },
    {
      name: 'Utrecht',
      people: 957,
      lean: [6, -5, -1, 0],
      remark: 'Nergens is de voorsprong van de eerste keuze zo groot.',
    },
    {
      name: 'Noord-Holland',
      people: 2016,
      lean: [5, -4, 0, -1],
      remark: 'Amsterdam trekt het gemiddelde omhoog, de Kop blijft achter.',
    },
    {
      name: 'Zuid-Holland',
      people: 2581,
      lean: [1, -1, 1, -1],
      remark: 'Rotterdam en Den Haag liggen opvallend ver uit elkaar.',
    },
    {
      name: 'Zeeland',
      people: 268,
      lean: [-5, 4, 2, -1],
      remark: 'Klein aantal antwoorden; de marge is hier ruim zes punten.',
    },
    {
      name: 'Noord-Brabant',
      people: 1784,
      lean: [-2, 1, 0, 1],
      remark: 'In Eindhoven is de groep zonder mening het kleinst.',
    },
    {
      name: 'Limburg',
      people: 764,
      lean: [-3, 2, 3, -2],
      remark: 'Zuid-Limburg kiest vaker voor uitstel dan het noorden.',
    },
  ],
  leeftijd: [
    {
      name: '18 tot en met 24 jaar',
      people: 922,
      lean: [9, -7, -4, 2],
      remark: 'Jongeren zijn het meest uitgesproken, maar doen het minst mee.',
    },
    {
      name: '25 tot en met 34 jaar',
      people: 1655,
      lean: [7, -4, -2, -1],
      remark: 'Wie een huis zoekt kiest vaker voor de eerste optie.',
    },
    {
      name: '35 tot en met 44 jaar',
      people: 1918,
      lean: [2, -1, 0, -1],
      remark: 'Ouders van schoolgaande kinderen antwoorden als de rest.',
    },
    {
      name: '45 tot en met 54 jaar',
      people: 2204,
      lean: [0, 1, 0, -1],
      remark: 'De grootste groep, en daarmee bepalend voor de uitslag.',
    },
    {
      name: '55 tot en met 64 jaar',
      people: 2436,
      lean: [-4, 3, 2, -1],
      remark: 'Zij noemen de kosten het vaakst als reden.',
    },
    {
      name: '65 jaar en ouder',
      people: 2965,
      lean: [-6, 4, 3, -1],
      remark: 'Vaker telefonisch ondervraagd dan online.',
    },
  ],
  opleiding: [
    {
      name: 'Praktisch opgeleid',
      people: 3310,
      lean: [-5, 4, 0, 1],
      remark: 'Vertrouwen in de uitvoering is in deze groep het laagst.',
    },
    {
      name: 'Middelbaar opgeleid',
      people: 4625,
      lean: [-1, 1, 0, 0],
      remark: 'Ligt bij elke vraag dicht bij het gemiddelde.',
    },
    {
      name: 'Theoretisch opgeleid',
      people: 4165,
      lean: [6, -5, -1, 0],
      remark: 'Heeft het minst vaak geen mening en leest de toelichting het langst.',
    },
  ],
};

export const texts = {
  undo: 'Wijzig mijn stem',
  thanks: 'Bedankt voor je stem. Je keuze is opgeslagen in deze browser.',
  choose: 'Kies een antwoord; je stem telt meteen.',
  closed: 'Deze peiling is gesloten. Dit is de einduitslag.',
  compare: 'Vergelijk per',
  everyone: 'Alle lezers',
  yours: 'jouw stem',
  more: 'Over deze peiling',
  town: 'Opkomst in jouw gemeente',
  unknownTown: 'Deze gemeente kennen we niet; kies er een uit de lijst.',
  method:
    'Aan deze peiling doen lezers mee die zich daarvoor hebben aangemeld. De antwoorden zijn gewogen naar leeftijd, opleiding, provincie en stemgedrag bij de laatste Tweede Kamerverkiezingen. De uitslag is daarmee een goede afspiegeling van onze lezers, niet van alle Nederlanders.',
  margin:
    'Door het aantal deelnemers is de onnauwkeurigheid hoogstens anderhalf procentpunt voor de hele groep. Voor kleine groepen, zoals één provincie, loopt dat op tot ruim zes procentpunten; verschillen die kleiner zijn zeggen dus weinig.',
  privacy:
    'Je stem wordt zonder naam bewaard. We koppelen haar niet aan je account en delen losse antwoorden met niemand.',
} as const;
