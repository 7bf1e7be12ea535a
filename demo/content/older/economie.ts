import { older } from './make.ts';

/** Earlier articles of the section, newest first. */
export const economie = older('economie', [
  {
    id: 3201,
    daysAgo: 5,
    headline: 'Stroom van de buren wordt voortaan per uur verrekend',
    lead: 'Wie ’s middags over heeft, levert aan wie dan kookt. Energiebedrijven kijken toe.',
    author: 'Mirjam Tolsma',
    picture: 'panelen',
    topics: ['Energie'],
    body: [
      'In de proefwijk daalde de piek op het net met een kwart. De vergoeding is laag, maar wordt elk uur uitbetaald.',
      'De toezichthouder wil weten of een buurt zonder daken niet de rekening krijgt.',
    ],
  },
  {
    id: 3202,
    daysAgo: 9,
    headline: 'Sleepdienst vaart op methanol, en ruikt dat zelf ook',
    lead: 'De motor is stiller, de brandstof duurder. De bemanning moest wennen aan de geur van nagellak.',
    author: 'Mirjam Tolsma',
    picture: 'sleepboot',
    topics: ['Energie', 'Handel'],
    body: [
      'Een slepershaven is een goede proefplaats: korte afstanden, elke avond thuis.',
      'Over twee jaar moet de helft van de vloot om zijn, als de prijs meezit.',
    ],
  },
  {
    id: 3203,
    daysAgo: 13,
    headline: 'Ambachtelijke bakkers kopen samen hun eigen molen',
    lead: 'Meel werd in een jaar een derde duurder. Zestien bakkers in Limburg hadden er genoeg van.',
    author: 'Joris de Wit',
    picture: 'molen',
    topics: ['Landbouw', 'Prijzen'],
    body: [
      'De molen maalt graan van negen boeren uit de buurt, tegen een prijs die voor vijf jaar vastligt.',
      'Het brood werd er vier cent duurder van, en volgens de bakkers beter.',
    ],
  },
  {
    id: 3204,
    daysAgo: 17,
    headline: 'Drukkerij overleeft door te krimpen',
    lead: 'Halve oplagen, hele aandacht: een bedrijf in Meppel doet sinds kort alleen nog boeken.',
    author: 'Joris de Wit',
    picture: 'rol',
    topics: ['Media'],
    body: [
      'De grote rotatiepers is verkocht aan een museum. Wat bleef, past in één hal en draait van acht tot vijf.',
      'De omzet is gehalveerd, de winst niet.',
    ],
  },
  {
    id: 3205,
    daysAgo: 21,
    headline: 'Kantoren van lucht: wie huurt er nog een hele verdieping?',
    lead: 'De leegstand daalt, maar alleen doordat verdiepingen in stukjes gaan.',
    author: 'Mirjam Tolsma',
    picture: 'kantoor',
    topics: ['Wonen', 'Werk'],
    body: [
      'Gemiddeld huurt een bedrijf nu negen bureaus voor drie dagen per week. De vergaderzaal is de duurste ruimte van het gebouw.',
      'Beleggers rekenen inmiddels per stoel in plaats van per vierkante meter.',
    ],
  },
  {
    id: 3206,
    daysAgo: 25,
    headline: 'Slaaprijtuigen zijn voor het eerst winstgevend',
    lead: 'Vier nachten per week vol, en een ontbijt dat niemand overslaat.',
    author: 'Joris de Wit',
    picture: 'slaaprijtuig',
    topics: ['Openbaar vervoer', 'Toerisme'],
    body: [
      'De grootste kostenpost was niet het spoor maar de was. Een wasserij in Enschede won de aanbesteding met eigen treinlakens.',
      'Volgend jaar komen er twee bestemmingen bij.',
    ],
  },
  {
    id: 3207,
    daysAgo: 29,
    headline: 'Hypotheekrente zakt, en toch verhuist bijna niemand',
    lead: 'Wie een lage rente heeft vastgezet, blijft zitten. Makelaars noemen het de gouden drempel.',
    author: 'Mirjam Tolsma',
    picture: 'te-koop',
    topics: ['Wonen', 'Prijzen'],
    body: [
      'Een op de acht huiseigenaren zegt te willen verhuizen als de oude rente mee mag.',
      'Banken werken aan zo’n verhuisregeling, maar willen weten wie het risico draagt.',
    ],
  },
  {
    id: 3208,
    daysAgo: 33,
    headline: 'Mosselvissers verdelen het wad met een app',
    lead: 'Geen touwtrekken meer bij zonsopgang: de percelen worden ’s avonds verloot.',
    author: 'Joris de Wit',
    picture: 'kotter',
    topics: ['Landbouw', 'Water'],
    body: [
      'De loting scheelt brandstof, want niemand vaart meer vooruit om de beste plek te claimen.',
      'De oudste visser van Yerseke doet niet mee. Hij heeft nog nooit iets gewonnen, zegt hij.',
    ],
  },
]);
