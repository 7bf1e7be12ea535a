import type { UpdateText } from '../types.ts';

/** Later updates of the demo's storm, in random order. */
export const LATER_STORM: readonly UpdateText[] = [
  {
    headline: 'Pontje van Veenbrug losgeslagen en weer vast',
    body: [
      'Het pontje dreef een kwartier stuurloos door de haven. Twee roeiers van de vereniging haalden het terug, „met de verkeerde riemen, maar in de goede richting”.',
      'Aan boord was niemand. De schipper stond aan de wal met een kop koffie en zag het gebeuren. Morgen wordt de kabel nagekeken; tot die tijd is de brug de enige weg naar de overkant.',
    ],
  },
  {
    headline: 'Water in Noorderveld op zijn hoogst',
    body: [
      'Het peil bij de sluis bleef steken op 2 meter 84. Dat is zes centimeter onder de verwachting.',
      'Het waterschap houdt de dijkwacht nog zes uur buiten. „Het water zakt trager dan het kwam”, zegt de dijkgraaf. Pas als het peil drie uur achter elkaar daalt, gaan de keringen open.',
    ],
  },
  {
    headline: 'Stroom terug in vierhonderd huizen',
    body: [
      'Een tak lag op de leiding bij Lindwijk. De monteurs hadden er minder tijd voor nodig dan om er te komen.',
    ],
  },
  {
    headline: '„De vlag heb ik zelf binnengehaald”',
    body: [
      'De burgemeester van Hallum klom op het bordes om de gemeentevlag te redden. De bode had het haar afgeraden.',
    ],
  },
  {
    headline: 'Laatste trein naar de kust vertrekt over een uur',
    body: [
      'Daarna rijden er bussen tot Oosterwaarde. Reizigers met een kaartje voor de veerboot kunnen hun geld terugkrijgen.',
      'Op het station is het druk maar rustig. In de wachtkamer deelt een dienstdoende machinist dropjes uit; hij had er een trommel van over van zijn jubileum. De vervoerder zet extra treinen in zodra het spoor is nagelopen.',
    ],
  },
  {
    headline: 'Schapen van de dijk gehaald',
    body: ['Tachtig dieren staan nu in de sporthal. De zaalvoetbaltraining gaat niet door.'],
  },
];

/** The same for the marathon. */
export const LATER_MARATHON: readonly UpdateText[] = [
  {
    headline: 'Winnaar bij de mannen na een eindsprint van honderd meter',
    body: [
      'In 2.08.51 was hij één seconde sneller dan nummer twee. Hij had de finish een bocht te vroeg verwacht en sprintte twee keer.',
      'Na afloop bleef hij een minuut op het asfalt liggen. „Ik dacht dat ik er al was”, zei hij, „en toen dacht ik het nog een keer.” De organisatie zet de boog volgend jaar ná de bocht.',
    ],
  },
  {
    headline: 'Drukte bij de bananen',
    body: ['Bij kilometer 35 is het wachten. De gemeente laat een tweede pallet komen.'],
  },
  {
    headline: 'Oudste deelnemer (81) op schema',
    body: [
      'Hij loopt zijn dertigste marathon en groet elke verkeersregelaar bij naam. Bij kilometer 30 lag hij twee minuten voor op vorig jaar.',
    ],
  },
  {
    headline: 'Haas loopt door',
    body: ['De tempomaker die het nog wel leuk vond, ligt achtste. Zijn huurcontract liep tot kilometer 21.'],
  },
];
