export interface Moment {
  readonly id: string;
  readonly name: string;
  /** Month and day, or days after Easter. */
  readonly on: readonly [month: number, day: number] | { readonly easter: number };
  readonly about: string;
  readonly free?: true;
}

/** The days to which the newspaper counts down. */
export const moments: readonly Moment[] = [
  {
    id: 'nieuwjaar',
    name: 'Nieuwjaarsdag',
    on: [1, 1],
    about: 'Duizenden duiken bij Scheveningen en Zandvoort in zee.',
    free: true,
  },
  {
    id: 'driekoningen',
    name: 'Driekoningen',
    on: [1, 6],
    about: 'In Brabant gaan kinderen zingend langs de deuren.',
  },
  {
    id: 'valentijn',
    name: 'Valentijnsdag',
    on: [2, 14],
    about: 'De drukste dag van het jaar voor bloemisten.',
  },
  {
    id: 'carnaval',
    name: 'Carnaval',
    on: { easter: -49 },
    about: 'Drie dagen lang dragen burgemeesters de sleutel over.',
  },
  {
    id: 'goedevrijdag',
    name: 'Goede Vrijdag',
    on: { easter: -2 },
    about: 'De Matthäus-Passion klinkt in ruim tweehonderd kerken.',
  },
  {
    id: 'pasen',
    name: 'Eerste paasdag',
    on: { easter: 0 },
    about: 'Paasvuren branden in Twente, Drenthe en de Achterhoek.',
    free: true,
  },
  {
    id: 'paasmaandag',
    name: 'Tweede paasdag',
    on: { easter: 1 },
    about: 'Van oudsher de dag van de meubelboulevard.',
    free: true,
  },
  {
    id: 'koningsdag',
    name: 'Koningsdag',
    on: [4, 27],
    about: 'Valt de dag op zondag, dan is het feest een dag eerder.',
    free: true,
  },
  {
    id: 'herdenking',
    name: 'Dodenherdenking',
    on: [5, 4],
    about: 'Om 20:00 uur is het twee minuten stil.',
  },
  {
    id: 'bevrijding',
    name: 'Bevrijdingsdag',
    on: [5, 5],
    about: 'Veertien festivals, met artiesten die per helikopter reizen.',
    free: true,
  },
  {
    id: 'hemelvaart',
    name: 'Hemelvaartsdag',
    on: { easter: 39 },
    about: 'Wie vroeg opstaat gaat dauwtrappen.',
    free: true,
  },
  {
    id: 'pinksteren',
    name: 'Eerste pinksterdag',
    on: { easter: 49 },
    about: 'Vijftig dagen na Pasen, en bijna altijd een vol strand.',
    free: true,
  },
  {
    id: 'vierdaagse',
    name: 'Vierdaagse',
    on: [7, 21],
    about: 'Ruim veertigduizend wandelaars vertrekken uit Nijmegen.',
  },
  {
    id: 'keti-koti',
    name: 'Keti Koti',
    on: [7, 1],
    about: 'Herdenking en viering van de afschaffing van de slavernij.',
  },
  {
    id: 'prinsjesdag',
    name: 'Prinsjesdag',
    on: [9, 15],
    about: 'De koning leest de troonrede; de koffer gaat naar de Kamer.',
  },
  {
    id: 'leidens-ontzet',
    name: 'Leidens ontzet',
    on: [10, 3],
    about: 'Haring en wittebrood, en hutspot voor de hele stad.',
  },
  {
    id: 'sintmaarten',
    name: 'Sint-Maarten',
    on: [11, 11],
    about: 'Lampionnen in het noorden, vuren in het zuiden.',
  },
  {
    id: 'sinterklaas',
    name: 'Pakjesavond',
    on: [12, 5],
    about: 'Het gedicht mag te laat zijn, het cadeau niet.',
  },
  {
    id: 'kerst',
    name: 'Eerste kerstdag',
    on: [12, 25],
    about: 'Gemiddeld zitten we 3,4 uur aan tafel.',
    free: true,
  },
  {
    id: 'oudjaar',
    name: 'Oudejaarsdag',
    on: [12, 31],
    about: 'Oliebollentests, conferences en een vuurwerkverbod per gemeente.',
  },
];

export const texts = {
  units: {
    days: ['dag', 'dagen'],
    hours: ['uur', 'uur'],
    minutes: ['minuut', 'minuten'],
    seconds: ['seconde', 'seconden'],
  },
  today: 'Vandaag is het zover!',
  pause: 'Pauzeer',
  resume: 'Ga verder',
  follow: 'Herinner mij eraan',
  following: 'Je krijgt een herinnering',
  free: 'vrije dag',
  upcoming: 'Wat daarna volgt',
  season: {
    winter: 'De dagen lengen weer, elke dag een paar minuten.',
    lente: 'De zomertijd begint op de laatste zondag van maart.',
    zomer: 'De zon gaat pas na half tien onder.',
    herfst: 'De wintertijd begint op de laatste zondag van oktober.',
  },
} as const;
