import type { Picture } from '../types.ts';

/** A chapter of the longread. */
export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** The opening of the chapter: the clip of the ferry, which one chapter has, or a picture. */
  readonly opening?: 'video' | Picture;
}

/** Eight chapters about three boys who went rowing. */
export const LOST_BOYS: readonly Chapter[] = [
  {
    id: 'de-steiger',
    title: 'De steiger',
    opening: 'video',
    paragraphs: [
      'Om tien over zes maakt Wessel het touw los. Hij is veertien, het is zijn boot niet, en het is mistig. Jorn en Timo zitten al. Ze hebben brood bij zich, een thermosfles en de gedachte dat niemand hen mist voor twaalf uur.',
      'De pont is net weg. De schipper ziet nog iets bewegen aan de steiger en denkt aan ganzen.',
    ],
  },
  {
    id: 'de-mist',
    title: 'De mist',
    paragraphs: [
      'Wie op de rivier in de mist komt, hoort eerst de oever verdwijnen. De hond van de dijkhuizen, de vrachtwagens op de brug: alles wordt zachter en is dan weg.',
      'Ze roeien om de beurt. Na een halfuur weten ze zeker dat de overkant dichtbij is. Na een uur weten ze niets meer zeker.',
    ],
  },
  {
    id: 'twaalf-uur',
    title: 'Twaalf uur',
    paragraphs: [
      'Om twaalf uur belt de moeder van Timo de moeder van Jorn. Om kwart over twaalf bellen ze samen de vader van Wessel, die denkt dat zijn zoon bij Timo is.',
      'Om tien voor één fietst een buurman langs de steiger. Hij ziet een touw en geen boot.',
    ],
  },
  {
    id: 'de-pont',
    title: 'De pont',
    opening: { name: 'pont-mist', alt: 'De pont vaart door dichte mist' },
    paragraphs: [
      'De schipper van de pont heeft in eenendertig jaar nog nooit een overtocht overgeslagen. Nu laat hij de auto’s staan en vaart stroomafwaarts, met elke drie minuten een stoot op de hoorn.',
      'Op de kade staan twaalf mensen. Niemand praat.',
    ],
  },
  {
    id: 'de-zandbank',
    title: 'De zandbank',
    paragraphs: [
      'De boot loopt vast voordat ze iets zien. Timo stapt uit, tot zijn knieën in het water, en lacht. Het is de eerste keer die ochtend.',
      'De zandbank is veertig stappen lang en elf breed. Ze tellen het drie keer na, omdat er niets anders te tellen is.',
    ],
  },
  {
    id: 'het-licht',
    title: 'Het licht',
    paragraphs: [
      'Jorn heeft een zaklamp aan zijn sleutelbos. Hij zwaait ermee naar het noorden, waar volgens hem de stad is. De stad ligt in het zuiden.',
      'Om tien over vijf wordt de mist geel. Het is de zon, en ze zien voor het eerst hoe ver ze zijn.',
    ],
  },
  {
    id: 'de-hoorn',
    title: 'De hoorn',
    opening: { name: 'pont-schemer', alt: 'De pont in de schemering, met een kerktoren aan de oever' },
    paragraphs: [
      'Wessel hoort de hoorn als eerste. Hij zegt niets, omdat hij die middag al twee keer iets heeft gehoord. Dan kijkt Timo op.',
      'Drie stoten, een stilte, drie stoten. Ze schreeuwen tot hun keel zeer doet.',
    ],
  },
  {
    id: 'daarna',
    title: 'Daarna',
    paragraphs: [
      'De schipper kreeg een taart en een berisping. De jongens kregen huisarrest en een krantenkop. De boot ligt weer aan de steiger, met een slot.',
      'Als het mist, zegt Wessel, hoort hij de hond van de dijkhuizen nog steeds verdwijnen.',
    ],
  },
];
