/** A text that a point on a picture opens. */
export interface PlaceText {
  readonly name: string;
  readonly text: string;
  /** Position as a percentage of the picture. */
  readonly x: number;
  readonly y: number;
}

export const GARDEN: readonly PlaceText[] = [
  {
    name: 'Appelboom',
    x: 16,
    y: 22,
    text: 'Een halfstam van tachtig jaar oud. In mei zoemt hij van de metselbijen, in oktober eten de merels wat er valt. Snoei in de winter, en laat één dode tak zitten voor de specht.',
  },
  {
    name: 'Vijver',
    x: 33,
    y: 75,
    text: 'Zonder vissen, met een flauwe oever. Na één voorjaar zwommen er vier soorten salamanders in. Een plank is genoeg om een egel eruit te laten klimmen.',
  },
  {
    name: 'Insectenhotel',
    x: 83.5,
    y: 58,
    text: 'Gaten van drie tot negen millimeter, op het zuiden, beschut tegen regen. In juni zijn alle kamers bezet door metselbijen en graafwespen.',
  },
  {
    name: 'Egelhuis',
    x: 73.5,
    y: 57,
    text: 'Een bult van takken met een ingang van dertien centimeter: te klein voor een kat. Van november tot maart blijf je er met je handen af.',
  },
  {
    name: 'Composthoop',
    x: 49.5,
    y: 54,
    text: 'Groen en bruin om en om. Binnen is het veertig graden, en onder het deksel overwintert een ringslang.',
  },
  {
    name: 'Bloemenrand',
    x: 78,
    y: 84,
    text: 'Klaproos, slangenkruid en margriet, ingezaaid op arme grond. Maai één keer per jaar, in september, en voer het maaisel af.',
  },
  {
    name: 'Heg',
    x: 44,
    y: 34,
    text: 'Meidoorn, sleedoorn en hondsroos. Een heg is een huis, een voorraadkast en een snelweg tegelijk.',
  },
  {
    name: 'Hoog gras',
    x: 92,
    y: 93,
    text: 'Wie niet maait, krijgt sprinkhanen. Laat langs de rand een strook staan waarin rupsen de winter doorkomen.',
  },
];

export const SQUARE: readonly PlaceText[] = [
  {
    name: 'De toren',
    x: 50.2,
    y: 24,
    text: 'De toren uit 1473 bleef staan toen het schip van de kerk in een storm instortte. De klok loopt al een eeuw drie minuten voor, zodat niemand de trein mist.',
  },
  {
    name: 'De pomp',
    x: 49.2,
    y: 69,
    text: 'Tot 1911 haalde het hele plein hier zijn water. De emmer was voor iedereen, het hengsel van de burgemeester.',
  },
  {
    name: 'De kaaskraam',
    x: 17.5,
    y: 76,
    text: 'Drie generaties op dezelfde vierkante meters. ‘Mijn grootvader schreef op wie er niet kon betalen. Het boekje heb ik nog.’',
  },
  {
    name: 'De groentekraam',
    x: 34.5,
    y: 81,
    text: 'Elke dinsdag en vrijdag om vijf uur opgebouwd. De appels komen van zes kilometer ver.',
  },
  {
    name: 'De plataan',
    x: 85,
    y: 52,
    text: 'Geplant voor de geboorte van een prinses. Zijn wortels tillen de stenen op; de gemeente wil hem weg, het plein niet.',
  },
  {
    name: 'Het raadhuis',
    x: 67,
    y: 40,
    text: 'Achter de trapgevel vergaderde tot 1998 de raad. Nu zit er een ijssalon, en is het er drukker.',
  },
];

/** The residents of the flat, in the order of the windows that light up; some windows stay dark. */
export const RESIDENTS: readonly {
  readonly id: string;
  readonly name: string;
  readonly window: number;
  readonly text: string;
}[] = [
  {
    id: 'annie',
    name: 'Annie, 84',
    window: 1,
    text: 'Ze kreeg in 1967 als eerste de sleutel. ‘De lift rook naar verf, en vanaf de galerij zag je nog koeien.’ De koeien zijn weg, de buren van toen ook. Ze blijft.',
  },
  {
    id: 'familie-aydin',
    name: 'Familie Aydın',
    window: 4,
    text: 'Met z’n vijven in vier kamers. De jongste leert fietsen op de galerij, tot het bandje van de buurman piept. Dan gaan ze allemaal naar beneden.',
  },
  {
    id: 'joost',
    name: 'Joost, 29',
    window: 9,
    text: 'Reageerde elf jaar op woningen. Hij sliep de eerste nacht op de vloer, met alle gordijnen open. ‘Ik wilde zien dat het van mij was.’',
  },
  {
    id: 'mevrouw-de-wit',
    name: 'Mevrouw De Wit, 71',
    window: 13,
    text: 'Schrijft elke verhuizing op, met de datum en de kleur van de bank. Achttien schriften heeft ze nu.',
  },
  {
    id: 'samira',
    name: 'Samira, 41',
    window: 18,
    text: 'Verpleegkundige in de nachtdienst. Haar raam is het enige dat om 05:00 uur licht geeft; voor de krantenbezorger zet ze koffie op de drempel.',
  },
  {
    id: 'broers-kromhout',
    name: 'De broers Kromhout',
    window: 22,
    text: 'Ze wonen naast elkaar en spreken elkaar alleen in het trappenhuis. Om kwart voor zeven. Elke dag.',
  },
  {
    id: 'lin',
    name: 'Lin, 23',
    window: 27,
    text: 'Studeert bouwkunde en tekende de flat na, raam voor raam. De tekening waar je nu naar kijkt, begon aan haar keukentafel.',
  },
  {
    id: 'meneer-bos',
    name: 'Meneer Bos, 66',
    window: 31,
    text: 'De huismeester die met pensioen ging en toch elke ochtend de lampen naloopt. ‘Iemand moet het weten.’',
  },
];

const TRADES = [
  'bakker',
  'barbier',
  'drukker',
  'slager',
  'notaris',
  'fietsenmaker',
  'apotheek',
  'kroeg',
  'kapper',
  'boekhandel',
  'smid',
  'hoedenmaakster',
  'huisarts',
] as const;
const NOW = [
  'een lunchroom',
  'een tattooshop',
  'vier studentenkamers',
  'een makelaar',
  'een fysiotherapeut',
  'nog altijd dezelfde familie',
  'een leegstaand pand met een plan',
  'een galerie',
] as const;

/** The 25 houses of the street, with odd numbers. */
export const HOUSES = Array.from({ length: 25 }, (_, at) => {
  const trade = TRADES[at % TRADES.length];
  const since = 1880 + ((at * 37) % 70);
  return {
    number: at * 2 + 1,
    name: `Hoogstraat ${at * 2 + 1}`,
    x: Math.round(((at * 200 + 100) / 5000) * 1000) / 10,
    text: `In ${since} begon hier een ${trade}. Het uithangbord hing er tot ${since + 58}; de haken zitten nog in de gevel. Nu zit er ${NOW[(at * 3) % NOW.length]}.`,
  };
});

/** The day on which most of each province was liberated, with its outline on a map of 300 by 360. */
export const PROVINCES: readonly { readonly name: string; readonly day: string; readonly shape: string }[] = [
  {
    name: 'Limburg',
    day: '1945-03-01',
    shape:
      '196,236 214,246 216,270 208,292 204,312 214,330 206,348 190,344 186,328 196,312 190,292 182,276 190,256',
  },
  {
    name: 'Noord-Brabant',
    day: '1944-10-27',
    shape:
      '78,240 104,232 130,232 160,228 184,222 196,236 190,256 182,276 160,274 136,280 112,270 88,268 72,256',
  },
  {
    name: 'Zeeland',
    day: '1944-11-08',
    shape: '10,252 34,238 56,236 78,240 72,256 66,272 52,290 24,294 12,284 30,272 8,266',
  },
  {
    name: 'Gelderland',
    day: '1945-04-17',
    shape:
      '150,160 172,146 190,160 214,172 236,178 240,200 220,212 196,216 184,222 160,228 130,232 124,222 146,206 150,186',
  },
  {
    name: 'Overijssel',
    day: '1945-04-11',
    shape: '176,108 200,104 222,116 244,126 250,152 236,178 214,172 190,160 172,146 182,128',
  },
  { name: 'Drenthe', day: '1945-04-12', shape: '202,66 226,58 248,74 256,104 244,126 222,116 200,104' },
  {
    name: 'Groningen',
    day: '1945-05-02',
    shape: '194,30 224,22 250,24 270,40 266,66 248,74 226,58 202,66 190,48',
  },
  {
    name: 'Friesland',
    day: '1945-04-18',
    shape: '126,52 152,36 176,30 194,30 190,48 202,66 200,104 176,108 154,100 134,92 124,72',
  },
  {
    name: 'Flevoland',
    day: '1945-04-19',
    shape: '152,106 176,110 182,128 172,146 150,160 130,154 136,140 156,130',
  },
  { name: 'Utrecht', day: '1945-05-07', shape: '112,176 128,164 150,160 150,186 146,206 124,210 108,198' },
  {
    name: 'Noord-Holland',
    day: '1945-05-08',
    shape: '92,66 108,62 116,88 126,108 118,126 132,146 128,164 112,176 94,170 84,158 90,120',
  },
  {
    name: 'Zuid-Holland',
    day: '1945-05-08',
    shape: '84,158 94,170 112,176 108,198 124,210 124,222 104,232 78,240 56,236 48,224 62,206 74,184',
  },
];

/** The dates on which towns were liberated. */
export const PLACES: readonly (readonly [name: string, day: string])[] = [
  ['Alkmaar', '1945-05-08'],
  ['Almelo', '1945-04-05'],
  ['Amersfoort', '1945-05-07'],
  ['Amsterdam', '1945-05-08'],
  ['Apeldoorn', '1945-04-17'],
  ['Arnhem', '1945-04-14'],
  ['Assen', '1945-04-13'],
  ['Bergen op Zoom', '1944-10-27'],
  ['Breda', '1944-10-29'],
  ['Delfzijl', '1945-05-02'],
  ['Den Haag', '1945-05-08'],
  ['Deventer', '1945-04-10'],
  ['Eindhoven', '1944-09-18'],
  ['Emmen', '1945-04-10'],
  ['Enschede', '1945-04-01'],
  ['Goes', '1944-10-29'],
  ['Groningen', '1945-04-16'],
  ['Haarlem', '1945-05-08'],
  ['Heerlen', '1944-09-17'],
  ['Hengelo', '1945-04-03'],
  ['’s-Hertogenbosch', '1944-10-27'],
  ['Leeuwarden', '1945-04-15'],
  ['Maastricht', '1944-09-14'],
  ['Mesch', '1944-09-12'],
  ['Middelburg', '1944-11-06'],
  ['Nijmegen', '1944-09-20'],
  ['Roermond', '1945-03-01'],
  ['Roosendaal', '1944-10-30'],
  ['Rotterdam', '1945-05-08'],
  ['Schiermonnikoog', '1945-06-11'],
  ['Sittard', '1944-09-19'],
  ['Texel', '1945-05-20'],
  ['Tilburg', '1944-10-27'],
  ['Utrecht', '1945-05-07'],
  ['Venlo', '1945-03-01'],
  ['Vlissingen', '1944-11-03'],
  ['Wageningen', '1945-05-05'],
  ['Winschoten', '1945-04-15'],
  ['Zutphen', '1945-04-08'],
  ['Zwolle', '1945-04-14'],
];
