import { older } from './make.ts';

/** Earlier articles of the section, newest first. */
export const binnenland = older('binnenland', [
  {
    id: 3001,
    daysAgo: 3,
    headline: 'Conducteur neemt afscheid op zijn eigen lijn',
    lead: 'Veertig jaar lang kende hij elke wissel tussen Zutphen en Winterswijk. Gisteren zwaaide het hele traject hem uit.',
    author: 'Sanne Oudhof',
    picture: 'perron',
    topics: ['Openbaar vervoer', 'Platteland'],
    body: [
      'Op elk perron stond iemand. Een schoolklas met toeters, een boer die zijn trekker langs het spoor had gezet, een vrouw die hem in 1994 uit de trein had gezet omdat ze haar kaartje was vergeten.',
      'Het afscheidscadeau kwam van de rijdende collega’s: een fluitje van zilver, met de boodschap dat hij er thuis niet op mag blazen.',
    ],
  },
  {
    id: 3002,
    daysAgo: 7,
    headline: 'Wachtlijst voor sociale huur voor het eerst in tien jaar korter',
    lead: 'De daling is klein en ongelijk verdeeld, maar corporaties zien dat het splitsen van grote woningen werkt.',
    author: 'Ruben Achterberg',
    picture: 'gevels',
    topics: ['Wonen'],
    body: [
      'In dertig gemeenten daalde de wachttijd met gemiddeld vijf weken. Dat komt vooral door splitsing: een eengezinswoning wordt een boven- en een benedenwoning, met dezelfde tuin.',
      'Aedes waarschuwt voor te vroege vreugde. De bouw van nieuwe huizen loopt nog altijd achter op de plannen, en splitsen kan maar één keer.',
    ],
  },
  {
    id: 3003,
    daysAgo: 11,
    headline: 'Waterschap koopt twaalf boerderijen langs de Berkel op',
    lead: 'De rivier moet weer kunnen overstromen waar hij dat vroeger deed. Niet elke boer vertrekt met tegenzin.',
    author: 'Femke Aldus',
    picture: 'boerderij',
    topics: ['Water', 'Landbouw'],
    body: [
      'Op de kaart van 1880 staat het land nog als hooiland ingetekend. „Mijn overgrootvader bouwde hier een stal omdat hij dacht dat de dijk het eeuwig zou houden”, zegt een van de verkopers.',
      'De uitgekochte gronden blijven in beheer bij boeren uit de omgeving, die er in de zomer vee laten lopen.',
    ],
  },
  {
    id: 3004,
    daysAgo: 15,
    headline: 'Huismeester keert terug in de portiekflat',
    lead: 'Na vijftien jaar bezuinigen zet een corporatie weer in elk complex iemand neer die de namen kent.',
    author: 'Imane Boukhari',
    picture: 'raam',
    topics: ['Wonen'],
    body: [
      'De proef begon met één man met een sleutelbos. Na een jaar was het aantal klachten over de lift gehalveerd, terwijl de lift dezelfde was.',
      'Het geheim is volgens de huismeester eenvoudig: hij drinkt elke ochtend koffie op een andere verdieping.',
    ],
  },
  {
    id: 3005,
    daysAgo: 19,
    headline: 'De laatste beukenlaan krijgt een eigen rechter',
    lead: 'Burgers mogen namens een boom naar de rechter stappen. In Drenthe wordt dat voor het eerst beproefd.',
    author: 'Ruben Achterberg',
    picture: 'laan',
    topics: ['Klimaat', 'Recht'],
    body: [
      'De laan telt 212 bomen en één provinciale weg die breder moet. Een stichting diende bezwaar in uit naam van de beuken zelf.',
      'De rechtbank noemt dat „ongebruikelijk maar niet onmogelijk” en laat de boomwortels onderzoeken.',
    ],
  },
  {
    id: 3006,
    daysAgo: 23,
    headline: 'Dorpswinkel zonder kassa blijkt eerlijker dan verwacht',
    lead: 'In Kolham pakken klanten zelf, rekenen zelf en sluiten zelf af. Na een jaar ontbrak er 84 euro.',
    author: 'Sanne Oudhof',
    picture: 'winkel',
    topics: ['Platteland'],
    body: [
      'De winkel is open van zes tot elf, personeel is er alleen op dinsdag als de vrachtwagen komt. Wie geen telefoon heeft, schrijft zijn boodschappen in een schrift.',
      'Het verschil van 84 euro bleek grotendeels te zitten in statiegeld dat niemand had opgehaald.',
    ],
  },
  {
    id: 3007,
    daysAgo: 27,
    headline: 'Gemeente telt voor het eerst ook de dakterrassen',
    lead: 'Wie vergunningen wil verlenen, moet weten wat er al staat. Vanuit de lucht bleken het er drie keer zoveel.',
    author: 'Imane Boukhari',
    picture: 'daktuin',
    topics: ['Wonen', 'Klimaat'],
    body: [
      'Een drone vloog twee avonden boven de binnenstad. Van de 1.400 terrassen die in beeld kwamen, stond een derde in het archief.',
      'Handhaven wil de wethouder niet. „We willen weten waar we water kunnen opvangen.”',
    ],
  },
  {
    id: 3008,
    daysAgo: 31,
    headline: 'Pontbaas wordt ambtenaar, en blijft varen',
    lead: 'De overzetveren over de IJssel komen in publieke handen. De dienstregeling verandert niet, het uniform wel.',
    author: 'Femke Aldus',
    picture: 'veerdek',
    topics: ['Openbaar vervoer', 'Water'],
    body: [
      'Het contract van de laatste particuliere veerman liep af op een donderdag. Vrijdag stond hij weer aan het roer, nu met een pasje.',
      'De overtocht blijft 90 cent kosten; honden en kinderen onder de vier varen gratis mee.',
    ],
  },
]);
