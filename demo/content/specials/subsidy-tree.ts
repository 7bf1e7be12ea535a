/** A step of the decision tree: a question with answers, or an outcome. */
export interface TreeStep {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The answers, each with the step to which it leads; none for an outcome. */
  readonly answers: readonly (readonly [answer: string, step: string])[];
}

/** The decision tree about the subsidy that fits a house, in ten steps. */
export const SUBSIDY_TREE: readonly TreeStep[] = [
  {
    id: 'eigendom',
    title: 'Is het huis van jou?',
    text: 'Of heb je een koopcontract getekend.',
    answers: [
      ['Ja', 'bouwjaar'],
      ['Nee, ik huur', 'verhuurder'],
    ],
  },
  {
    id: 'bouwjaar',
    title: 'Is het huis van voor 1995?',
    text: 'Het bouwjaar staat in de basisregistratie.',
    answers: [
      ['Ja', 'isolatie'],
      ['Nee', 'warmtepomp'],
    ],
  },
  {
    id: 'verhuurder',
    title: 'Wie verhuurt je huis?',
    text: 'Dat staat in je huurcontract.',
    answers: [
      ['Een corporatie', 'uitkomst-corporatie'],
      ['Een particulier', 'uitkomst-gesprek'],
    ],
  },
  {
    id: 'isolatie',
    title: 'Zijn dak en vloer geïsoleerd?',
    text: 'Allebei, met meer dan een paar centimeter.',
    answers: [
      ['Ja', 'warmtepomp'],
      ['Nee', 'maatregelen'],
    ],
  },
  {
    id: 'maatregelen',
    title: 'Hoeveel maatregelen neem je?',
    text: 'Dak, vloer, gevel en glas tellen elk voor één.',
    answers: [
      ['Eén', 'uitkomst-half'],
      ['Twee of meer', 'uitkomst-heel'],
    ],
  },
  {
    id: 'warmtepomp',
    title: 'Wil je een warmtepomp?',
    text: 'Hybride telt ook mee.',
    answers: [
      ['Ja', 'uitkomst-heel'],
      ['Nee', 'uitkomst-gesprek'],
    ],
  },
  {
    id: 'uitkomst-corporatie',
    title: 'Je corporatie vraagt de subsidie aan',
    text: 'Zelf hoef je niets te doen. Vraag wel naar het plan voor jouw straat.',
    answers: [],
  },
  {
    id: 'uitkomst-gesprek',
    title: 'Begin met een gesprek',
    text: 'Het energieloket van je gemeente rekent kosteloos met je mee.',
    answers: [],
  },
  {
    id: 'uitkomst-half',
    title: 'Je krijgt het halve bedrag',
    text: 'Neem je binnen 24 maanden een tweede maatregel, dan komt de rest erbij.',
    answers: [],
  },
  {
    id: 'uitkomst-heel',
    title: 'Je krijgt het hele bedrag',
    text: 'Vraag de subsidie aan binnen 24 maanden na de laatste klus.',
    answers: [],
  },
];
