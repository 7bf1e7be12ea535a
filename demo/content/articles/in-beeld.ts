import type { PhotoStory } from '../types.ts';

export const inBeeld: readonly PhotoStory[] = [
  {
    kind: 'inbeeld',
    id: 4118,
    slug: 'de-laatste-pont-een-dag-op-het-water',
    section: 'binnenland',
    headline: 'De laatste pont',
    lead: 'Volgend jaar ligt er een brug. Een etmaal aan boord van de pont die 118 jaar lang twee dorpen met elkaar in gesprek hield.',
    author: 'Wim Haverkort',
    hoursAgo: 14,
    picture: {
      name: 'pont-dageraad',
      alt: 'Een pont vaart bij zonsopgang over een spiegelgladde rivier',
      caption: 'De eerste overtocht, met één fietser en een krantenpakket.',
    },
    topics: ['Hoogwater', 'Platteland'],
    label: 'In beeld',
    free: true,
    body: [
      'Om zes uur gaat de slagboom open, om middernacht sluit hij. Daartussen vaart de pont van Oosterwaarde 126 keer heen en weer, vier minuten per keer. Lang genoeg voor een gesprek, te kort voor ruzie.',
    ],
    photos: [
      {
        name: 'pont-dageraad',
        alt: 'Een pont vaart bij zonsopgang over een spiegelgladde rivier',
        caption: '06:10 uur. De eerste overtocht, met één fietser en een krantenpakket.',
      },
      {
        name: 'pont-mist',
        alt: 'De pont is een grijze schim in dichte mist',
        caption: '08:35 uur. In de mist vaart schipper Aaltje Romp op het geluid van de kerkklok.',
      },
      {
        name: 'pont-middag',
        alt: 'De pont onder hoge stapelwolken, met groene oevers',
        caption: '13:20 uur. Schoolkinderen kennen de dienstregeling beter dan het rooster.',
      },
      {
        name: 'pont-schemer',
        alt: 'Een oranje lucht met de donkere omtrek van de pont en een kerktoren',
        caption: '17:05 uur. De avondspits: elf auto’s, twee tractors en een paard.',
      },
      {
        name: 'pont-nacht',
        alt: 'Lichtjes van de pont spiegelen in het zwarte water onder sterren',
        caption: '23:55 uur. De laatste pont. Romp laat de lamp nog even branden, voor wie te laat is.',
      },
    ],
  },
];
