import type { Liveblog } from '../types.ts';

/** A liveblog that has ended. */
export const councilDebate: Liveblog = {
  kind: 'liveblog',
  id: 4190,
  slug: 'raadsdebat-havenplan-noorderveld',
  section: 'binnenland',
  headline: 'Raad van Noorderveld stemt na elf uur debat in met het havenplan',
  lead: 'Negentien tegen zestien, met één schorsing te veel. Lees hier terug hoe het debat verliep.',
  author: 'Redactie Binnenland',
  hoursAgo: 67,
  // From eight in the morning until eight in the evening.
  hours: [8, 8.5],
  picture: {
    name: 'raadzaal',
    alt: 'Een raadzaal met een spreker voor een halve kring van mensen',
    caption: 'De raadzaal van Noorderveld, waar de zeearm het plan door het raam kon zien.',
  },
  topics: ['Havenplan', 'Noorderveld'],
  free: true,
  body: [],
  later: [],
  extra: [],
  updates: [
    {
      minutesAgo: 3300,
      headline: 'Dit liveblog is gesloten',
      body: [
        'De raad is naar huis, de bode ook. Morgen staat in de krant wat het plan betekent voor de vissers.',
      ],
    },
    {
      minutesAgo: 3318,
      headline: 'Aangenomen: negentien voor, zestien tegen',
      key: true,
      body: [
        'Op de tribune wordt geklapt en gezucht. De wethouder haven bedankt haar ambtenaren, „en hun gezinnen, die het ook hebben moeten aanhoren”.',
      ],
    },
    { minutesAgo: 3340, headline: 'De stemming begint', body: ['Hoofdelijk, op verzoek van drie fracties.'] },
    {
      minutesAgo: 3375,
      headline: 'Derde schorsing, volgens sommigen de vierde',
      body: ['De griffier telt hem niet mee omdat niemand de zaal verliet.'],
    },
    {
      minutesAgo: 3420,
      headline: 'Amendement over de visafslag haalt het',
      key: true,
      body: ['De afslag blijft waar hij is. Het kost de gemeente een halve kade en twee ton.'],
    },
    { minutesAgo: 3490, headline: 'Soep', body: ['Tomaat of erwten. De oppositie kiest tomaat.'] },
    {
      minutesAgo: 3560,
      headline: 'Wethouder: „Een pier is geen loopplank”',
      body: ['Zij wijst het voorstel af om de verlenging tijdelijk te maken.'],
    },
    {
      minutesAgo: 3640,
      headline: 'Vijftig insprekers geweest, twee te gaan',
      body: ['De langste bijdrage was van een loods die ook de getijden voorlas.'],
    },
    {
      minutesAgo: 3720,
      headline: 'Coalitie verdeeld over de kosten',
      body: ['Elf miljoen is voor twee raadsleden te veel. Zij willen eerst een tweede begroting zien.'],
    },
    { minutesAgo: 3800, headline: 'De tribune zit vol', body: ['Op de trap luistert de rest mee.'] },
    {
      minutesAgo: 4020,
      headline: 'Goedemorgen',
      body: ['Vandaag beslist de raad van Noorderveld over het havenplan. Het debat begint om negen uur.'],
    },
  ],
};
