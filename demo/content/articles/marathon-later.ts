import type { LaterUpdate, UpdateText } from '../types.ts';

/**
 * The course of the marathon. The runners started 117 minutes before minute 0; every time and every kilometre in the
 * texts counts from there.
 */
export const LATER_MARATHON: readonly LaterUpdate[] = [
  {
    minutesLater: 4,
    headline: 'Op de brug moet de derde lossen',
    body: ['Twee over, met nog drie kilometer. De derde kijkt om en ziet niemand, wat ook niet helpt.'],
  },
  {
    minutesLater: 13,
    headline: 'Winnaar bij de mannen na een eindsprint van honderd meter',
    key: true,
    body: [
      'In 2.08.51 was hij één seconde sneller dan nummer twee. Hij had de finish een bocht te vroeg verwacht en sprintte twee keer. Het parcoursrecord van 2.05.46 bleef buiten bereik, door de wind.',
      'Na afloop bleef hij een minuut op het asfalt liggen. „Ik dacht dat ik er al was”, zei hij, „en toen dacht ik het nog een keer.” De organisatie zet de boog volgend jaar ná de bocht.',
    ],
    becomes: {
      headline: 'Poldermarathon: winst na twee eindsprints, bij de vrouwen is het nog even wachten',
      lead: 'De winnaar dacht dat hij er al was. Volg de veertigste editie met 9.000 lopers op de voet.',
    },
  },
  {
    minutesLater: 29,
    headline: 'Ook bij de vrouwen wint de favoriet',
    key: true,
    body: ['In 2.24.40, bijna twee minuten voor de rest. Ze dronk nog eens.'],
    corrected: { after: 3, note: 'In een eerdere versie ontbrak dat de tijd nog moet worden bevestigd.' },
    becomes: {
      headline: 'Poldermarathon: winst na twee eindsprints en na een solo van een uur',
      lead: 'De snelsten zijn binnen, de meesten moeten nog. Volg de veertigste editie op de voet.',
    },
  },
  {
    minutesLater: 34,
    headline: 'Haas liep door en werd achtste',
    body: [
      'De tempomaker die het nog wel leuk vond, haalde de finish. Zijn huurcontract liep tot kilometer 21.',
    ],
  },
  {
    minutesLater: 43,
    headline: 'Uitslag van de eerste tien',
    silent: true,
    body: ['De tijden staan op de site van de organisatie, onder voorbehoud van de bocht.'],
  },
  {
    minutesLater: 58,
    headline: 'Krans, kaas en één seconde',
    key: true,
    body: [
      'Op een boerenkar krijgen de twee winnaars een krans en een kaas. De nummer twee bij de mannen mag de krans even vasthouden. „Eén seconde”, zegt de speaker.',
    ],
    becomes: {
      headline: 'Poldermarathon: winst na twee eindsprints en na een solo van een uur',
      lead: 'De winnaars zijn gehuldigd, duizenden lopers zijn nog onderweg.',
    },
  },
  {
    minutesLater: 83,
    headline: 'Drukte bij de bananen',
    pinnedFor: 15,
    body: ['Bij kilometer 35 is het wachten. De gemeente laat een tweede pallet komen.'],
  },
  {
    minutesLater: 88,
    headline: 'De soep is op',
    body: [
      'Driehonderd liter in ruim twee uur. De vrouwenvereniging van Lindwijk zwaait nu met lege pannen.',
    ],
  },
  {
    minutesLater: 107,
    headline: 'Oudste deelnemer (81) op schema',
    body: [
      'Hij loopt zijn dertigste marathon en groet elke verkeersregelaar bij naam. Bij kilometer 30 lag hij twee minuten voor op vorig jaar.',
    ],
    becomes: {
      headline: 'Poldermarathon: winst na twee eindsprints en na een solo van een uur',
      lead: 'De oudste deelnemer (81) ligt voor op zijn schema. Volg de veertigste editie op de voet.',
    },
  },
  {
    minutesLater: 197,
    headline: 'Oudste deelnemer binnen',
    key: true,
    body: ['In 5 uur, 12 minuten en 3 seconden: vier minuten sneller dan vorig jaar, „door de wind”.'],
    becomes: {
      headline: 'Poldermarathon: oudste deelnemer (81) vier minuten sneller dan vorig jaar',
      lead: 'Alleen de laatste lopers zijn nog onderweg. Volg de veertigste editie op de voet.',
    },
  },
  {
    minutesLater: 245,
    headline: 'Laatste loper over de streep',
    key: true,
    body: ['Na 6 uur, 1 minuut en 20 seconden kreeg zij het hardste applaus en de laatste banaan.'],
  },
  {
    minutesLater: 255,
    headline: 'Dit liveblog is gesloten',
    body: ['De dominee heeft het kerkhof weer voor zichzelf. Tot volgend jaar, met de wind mee.'],
    becomes: {
      headline: 'Poldermarathon gewonnen na twee eindsprints, en de laatste banaan ging naar de laatste',
      lead: 'Van 9.000 lopers kwamen er 8.412 over de streep. Lees hier terug hoe de veertigste editie verliep.',
    },
  },
];

/** Texts for the demo bar's buttons, which the story does not use. */
export const EXTRA_MARATHON: readonly UpdateText[] = [
  {
    headline: 'Fanfare speelt de verkeerde kant op',
    body: [
      'De muzikanten stonden met hun rug naar het parcours. Na een kilometer lopers draaiden ze om.',
      'Het volgende nummer haalden alleen de langzame lopers.',
    ],
  },
  { headline: 'Hond loopt mee', body: ['Een labrador zonder nummer passeerde kilometer 12 in stijl.'] },
  {
    headline: 'Brug een minuut open',
    body: ['Er kwam een zeilboot langs. Veertig lopers kregen een minuut cadeau.'],
  },
];
