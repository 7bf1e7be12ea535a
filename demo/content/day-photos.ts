import type { Picture } from './types.ts';

/** A photo of the day. */
export interface DayPhoto extends Required<Picture> {
  /** Last part of its address. */
  readonly slug: string;
  readonly title: string;
  /** Where the photo was taken, and by whom. */
  readonly credit: string;
}

/** The photos of the day, one a day, newest first. */
export const DAY_PHOTOS: readonly DayPhoto[] = [
  {
    slug: 'parade-in-de-regen',
    title: 'Parade in de regen',
    name: 'paraplus',
    alt: 'Van boven gezien: tientallen paraplu’s in alle kleuren op een nat plein',
    caption:
      'Oosterwaarde. De intocht van de fanfare ging door, de fanfare was van boven alleen niet te zien. Op het Marktplein telde de organisatie 34 paraplu’s en één trombone.',
    credit: 'Illustratie Sanne Vos',
  },
  {
    slug: 'zes-ballonnen',
    title: 'Zes ballonnen en geen wind',
    name: 'ballonnen',
    alt: 'Zes luchtballonnen hangen bij zonsopgang boven heuvels met bomen',
    caption:
      'Valdera. Wie om vijf uur opstaat, heeft de lucht voor zichzelf. De ballonvaarders van het dorp kwamen in twee uur 400 meter ver en noemden het hun beste tocht van het jaar.',
    credit: 'Illustratie Wim Haverkort',
  },
  {
    slug: 'baan-vier',
    title: 'Baan vier',
    name: 'zwembad',
    alt: 'Van boven gezien: zwemmers met gekleurde badmutsen in een buitenbad met banen',
    caption:
      'Noorderhaven. Op de laatste dag van het seizoen mocht in het buitenbad iedereen nog één keer meezwemmen met de wedstrijdploeg. De ploeg won, met een halve baan.',
    credit: 'Illustratie Sanne Vos',
  },
  {
    slug: 'wachten',
    title: 'Wachten',
    name: 'reiger',
    alt: 'Een reiger staat roerloos in ondiep water, de bomen achter hem zijn grijs van de mist',
    caption:
      'Polder Laagveld. Deze reiger stond er om zeven uur, en om elf uur nog. Volgens de boswachter eet hij wel degelijk; alleen nooit als er iemand kijkt.',
    credit: 'Illustratie Koen Dral',
  },
  {
    slug: 'licht-in-de-storm',
    title: 'Licht in de storm',
    name: 'lichtbaken',
    alt: 'Een rood-witte vuurtoren schijnt ’s nachts over een ruwe zee',
    caption:
      'Eiland Hoog. De storm legde de veerboot, het internet en de waterleiding stil. De vuurtoren, die volgend jaar dicht zou gaan, draaide de hele nacht.',
    credit: 'Illustratie Wim Haverkort',
  },
  {
    slug: 'een-man-en-zijn-tulpen',
    title: 'Een man en zijn tulpen',
    name: 'bollenveld',
    alt: 'Banen tulpen in alle kleuren lopen naar de horizon, een man draagt een kist tussen de rijen',
    caption:
      'Table Head, op het zuidelijk halfrond, waar het nu lente is. Kweker Arend Bos vertrok in 1988 met twee zakken bollen. Hij plukt ze nog steeds zelf.',
    credit: 'Illustratie Koen Dral',
  },
  {
    slug: 'eerste-ijs',
    title: 'Eerste ijs',
    name: 'ijsavond',
    alt: 'Schaatsers op een bevroren meer bij zonsondergang, knotwilgen en een kerktoren aan de oever',
    caption:
      'Karsjö. Vijf centimeter is genoeg, zegt de ijsmeester, als je achter elkaar blijft. Op de eerste avond bleef niemand achter elkaar.',
    credit: 'Illustratie Sanne Vos',
  },
];
