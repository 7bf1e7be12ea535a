/** A clause or a passage of an agreement. */
export interface Clause {
  readonly slug: string;
  readonly themes: readonly string[];
  readonly text: string;
  /** The opinions of the paper's journalists about it. */
  readonly note?: string;
}

/** The themes of both agreements. */
export const AGREEMENT_THEMES: Readonly<Record<string, string>> = {
  wonen: 'Wonen',
  natuur: 'Natuur en stikstof',
  zorg: 'Zorg',
  bestuur: 'Bestuur',
};

/** The agreement of a province. */
export const PROVINCE: readonly Clause[] = [
  {
    slug: 'a1',
    themes: ['wonen'],
    text: 'De provincie wijst in elke gemeente ten minste één plek aan waar binnen drie jaar wordt gebouwd.',
    note: 'In vier gemeenten is die plek er nog niet. De wethouders daar zeggen dat ze op het Rijk wachten.',
  },
  {
    slug: 'a2',
    themes: ['natuur'],
    text: 'Boeren die willen stoppen, krijgen tot en met 2028 de tijd om te beslissen.',
    note: 'Dat is twee jaar langer dan het vorige bestuur gaf.',
  },
  { slug: 'a3', themes: ['natuur', 'wonen'], text: 'Nieuwe wijken houden hun regenwater zelf vast.' },
  {
    slug: 'a4',
    themes: ['zorg'],
    text: 'Geen dorp ligt straks verder dan een halfuur van een huisartsenpost.',
    note: 'Nu geldt dat voor negen van de tien dorpen.',
  },
  {
    slug: 'a5',
    themes: ['bestuur'],
    text: 'Elk besluit van meer dan een miljoen euro komt met één bladzijde uitleg.',
  },
  {
    slug: 'a6',
    themes: ['wonen', 'zorg'],
    text: 'Er komen duizend woningen waar ouderen bij elkaar wonen, met zorg om de hoek.',
    note: 'De provincie betaalt de grond, niet de stenen.',
  },
  {
    slug: 'a7',
    themes: ['bestuur'],
    text: 'De vergaderingen van Provinciale Staten zijn op elk dorpsplein te volgen.',
  },
  {
    slug: 'a8',
    themes: ['natuur'],
    text: 'Langs alle provinciale wegen wordt niet meer voor juli gemaaid.',
    note: 'Behalve in bochten, waar automobilisten elkaar moeten zien.',
  },
];

/** The coalition agreement. */
export const COALITION: readonly Clause[] = [
  {
    slug: 'p1',
    themes: ['wonen'],
    text: 'Het kabinet bouwt honderdduizend woningen per jaar, waarvan twee derde betaalbaar.',
    note: 'Dat is de zesde keer dat dit in een akkoord staat. Het hoogste aantal tot nu toe was 74.000.',
  },
  {
    slug: 'p2',
    themes: ['wonen', 'bestuur'],
    text: 'Gemeenten die achterblijven, krijgen een bouwmeester van het Rijk.',
    note: 'Een stok achter de deur. De gemeenten zijn niet om hun mening gevraagd.',
  },
  {
    slug: 'p3',
    themes: ['natuur'],
    text: 'De uitstoot van stikstof halveert voor 2035.',
    note: 'Het vorige doel was 2030. De rechter keek daar anders naar dan de minister.',
  },
  {
    slug: 'p4',
    themes: ['natuur'],
    text: 'Elke provincie krijgt een fonds voor boeren die anders willen werken.',
  },
  {
    slug: 'p5',
    themes: ['zorg'],
    text: 'Het eigen risico gaat omlaag, in drie stappen.',
    note: 'De eerste stap komt na de volgende verkiezingen.',
  },
  {
    slug: 'p6',
    themes: ['zorg'],
    text: 'Niemand in de zorg schrijft nog langer dan een kwartier per dag formulieren in.',
    note: 'Wie dat controleert, en op welk formulier, staat er niet bij.',
  },
  {
    slug: 'p7',
    themes: ['bestuur'],
    text: 'Een brief van de overheid is in begrijpelijk Nederlands geschreven.',
    note: 'Deze zin is van de onderhandelaars zelf.',
  },
  {
    slug: 'p8',
    themes: ['bestuur'],
    text: 'Stukken gaan binnen vier weken naar wie erom vraagt.',
    note: 'De wet zegt dat al. Gemiddeld duurt het nu 172 dagen.',
  },
];
