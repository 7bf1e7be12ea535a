/** The parties of the comparison, by slug. */
export const PARTIES = {
  waterpartij: 'Waterpartij',
  'steden-en-dorpen': 'Steden en Dorpen',
  'vrije-burgers': 'Vrije Burgers',
  'groene-toekomst': 'Groene Toekomst',
  'sociaal-verbond': 'Sociaal Verbond',
  'regio-eerst': 'Regio Eerst',
} as const;

/** The aims of each party, in the order of {@link PARTIES}; empty if its programme is silent. */
export const THEMES: Readonly<Record<string, readonly string[]>> = {
  Dijken: [
    'Alle dijken voor 2040 op de nieuwe norm, betaald door het Rijk.',
    'Eerst de dijken bij steden.',
    'Waterschappen beslissen zelf.',
    'Ruimte voor de rivier gaat voor hogere dijken.',
    'Rijk en waterschap betalen elk de helft.',
    'Geen dijkverlegging zonder instemming van de gemeente.',
  ],
  'Openbaar vervoer': [
    'Elk kwartier een pont.',
    'Tien nieuwe stations.',
    'Meer marktwerking op het spoor.',
    'Gratis voor iedereen onder de 25.',
    'Eén kaart voor trein, bus en pont.',
    'Elk dorp houdt zijn bus.',
  ],
  Wonen: [
    'Niet bouwen onder zeeniveau.',
    'Honderdduizend woningen per jaar, vooral in de stad.',
    'Minder regels voor wie bouwt.',
    'Alleen nog bouwen met hout.',
    'De helft sociale huur.',
    'Elke kern mag met een straatje groeien.',
  ],
  Landbouw: [
    'Peilverhoging in het veen.',
    '',
    'Stoppen met gedwongen uitkoop.',
    'Halvering van de veestapel.',
    'Een eerlijke prijs voor boer en winkel.',
    'Boeren houden hun grond.',
  ],
  Onderwijs: [
    'Zwemles terug op school.',
    'Kleinere klassen in het basisonderwijs.',
    'Ouders kiezen, geld volgt de leerling.',
    'Schone lucht in elk lokaal.',
    'Gratis schoolmaaltijden.',
    'Kleine scholen blijven open vanaf 23 leerlingen.',
  ],
};
