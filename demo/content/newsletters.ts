/** The categories of newsletters, by their values in attributes. */
export const NEWSLETTER_CATEGORIES = {
  nieuws: 'Nieuws',
  cultuur: 'Cultuur',
  economie: 'Economie',
  wetenschap: 'Wetenschap',
} as const;

export type NewsletterCategory = keyof typeof NEWSLETTER_CATEGORIES;

/** A newsletter of the paper. */
export interface Newsletter {
  readonly code: string;
  readonly name: string;
  readonly category: NewsletterCategory;
  /** The days or times at which it is sent. */
  readonly rhythm: string;
  readonly about: string;
  /** For digital-plus subscribers only. */
  readonly exclusive?: true;
  /** The beginning of an issue, in paragraphs. */
  readonly example: readonly string[];
}

/** The paper's newsletters. */
export const NEWSLETTERS: readonly Newsletter[] = [
  {
    code: 'nrcvandaag',
    name: 'Vandaag',
    category: 'nieuws',
    rhythm: 'Elke werkdag om 17:00 uur',
    about: 'Het nieuws van de dag in vijf minuten, uitgezocht door de chef van de avonddienst.',
    example: [
      'Goedemiddag. De pont vaart weer, de trein nog niet, en in Den Haag werd tot diep in de nacht over een dijk gepraat.',
      'Wat je moet weten: het waterschap legt de dijk niet naar links en niet naar rechts, maar laat hem liggen en maakt hem hoger.',
    ],
  },
  {
    code: 'nrcgesprekstof',
    name: 'Gespreksstof',
    category: 'nieuws',
    rhythm: 'Elke vrijdag',
    about: 'Drie verhalen waar het dit weekend aan tafel over gaat.',
    example: [
      'Dit weekend: waarom niemand meer een telefoonboek wil, en wie er toch nog een drukt.',
      'En: de man die al veertig jaar elke dag dezelfde boom fotografeert.',
    ],
  },
  {
    code: 'nrcinbeeld',
    name: 'In beeld',
    category: 'nieuws',
    rhythm: 'Elke zaterdag',
    about: 'De week in tien foto’s, met het verhaal van de fotograaf.',
    example: ['Om 04:00 uur was het ijs nog zwart. Om 06:00 uur reed er een kind overheen.'],
  },
  {
    code: 'nrceuropa',
    name: 'Europa',
    category: 'nieuws',
    rhythm: 'Elke woensdag',
    about: 'Onze correspondenten over wat er in Brussel gebeurt, en waarom je dat thuis merkt.',
    exclusive: true,
    example: ['In zaal 3 van het Berlaymont staat een koffieautomaat die in vier talen weigert.'],
  },
  {
    code: 'nrcamerika2016',
    name: 'Amerika',
    category: 'nieuws',
    rhythm: 'Elke dinsdag',
    about: 'Verder kijken dan Washington: brieven uit steden waar geen camera’s staan.',
    exclusive: true,
    example: ['In Dubuque, Iowa, sluit de laatste krant. De drukker heeft de sleutel nog.'],
  },
  {
    code: 'nrcboeken',
    name: 'Boeken',
    category: 'cultuur',
    rhythm: 'Elke donderdag',
    about: 'Wat je moet lezen, wat je mag overslaan en wat er op het nachtkastje van een schrijver ligt.',
    example: [
      'Een roman van zevenhonderd bladzijden over een man die zijn fiets zoekt: het klinkt langer dan het is.',
      'Ook deze week: poëzie voor in de trein, en de herdruk van een kookboek zonder foto’s.',
    ],
  },
  {
    code: 'nrccultuurgids',
    name: 'Cultuurgids',
    category: 'cultuur',
    rhythm: 'Elke donderdag',
    about: 'Tentoonstellingen, concerten en voorstellingen van de week, door het hele land.',
    example: ['Ga naar Assen voor het licht, naar Den Bosch voor het geluid, en blijf in Utrecht eten.'],
  },
  {
    code: 'nrcfilm',
    name: 'Film',
    category: 'cultuur',
    rhythm: 'Elke woensdag',
    about: 'De films van de week, en de series waarvoor je thuisblijft.',
    exclusive: true,
    example: ['Een film zonder dialoog, met een hond in de hoofdrol. De hond is goed.'],
  },
  {
    code: 'nrceconomie',
    name: 'Economie',
    category: 'economie',
    rhythm: 'Elke werkdag om 07:00 uur',
    about: 'Wat er vandaag op de markten, in de bestuurskamers en op de loonstrook gebeurt.',
    exclusive: true,
    example: [
      'De rente ging een kwart omhoog. Dit betekent het voor wie een huis zoekt, en wie er een heeft.',
    ],
  },
  {
    code: 'voyado-webshop',
    name: 'De winkel',
    category: 'economie',
    rhythm: 'Elke maand',
    about: 'Boeken, reizen en wijnen uit de winkel van de krant.',
    example: ['Deze maand: een broodmes, een atlas en een wandeling langs vier vuurtorens.'],
  },
  {
    code: 'nrcwetensch',
    name: 'Wetenschap',
    category: 'wetenschap',
    rhythm: 'Elke zaterdag',
    about: 'Onderzoek dat verder gaat dan een persbericht.',
    example: ['Waarom mos langzamer groeit dan gedacht, en hoe je dat meet met een liniaal en veel geduld.'],
  },
  {
    code: 'nrcai',
    name: 'Kunstmatige intelligentie',
    category: 'wetenschap',
    rhythm: 'Elke maandag',
    about: 'Wat rekenende machines kunnen, wat ze niet kunnen en wie eraan verdient.',
    exclusive: true,
    example: ['Een model dat sonnetten schrijft, weet niet wat een sonnet is. Is dat erg?'],
  },
  {
    code: 'nrcfutureaffairs',
    name: 'Future Affairs',
    category: 'wetenschap',
    rhythm: 'Twee keer per maand',
    about: 'Techniek, macht en de wereld van over tien jaar.',
    exclusive: true,
    example: ['In het noorden van Chili wordt een meer langzaam een batterij.'],
  },
];

/** The newsletter with a code. */
export function newsletterByCode(code: string): Newsletter | undefined {
  return NEWSLETTERS.find((newsletter) => newsletter.code === code);
}
