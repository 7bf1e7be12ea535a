import type { OrdinaryArticle } from '../types.ts';
import { FERRY } from '../videos.ts';

/** Visual stories for scrolling. */
export const verhalen: readonly OrdinaryArticle[] = [
  {
    kind: 'article',
    id: 4150,
    slug: 'elf-dagen-water',
    section: 'binnenland',
    headline: 'Elf dagen water',
    lead: 'In januari vorig jaar stond de rivier elf dagen tegen de dijk van Oosterwaarde. Wat er die dagen gebeurde, en waarom de dijk nu landinwaarts gaat.',
    author: 'Wim Haverkort',
    hoursAgo: 31,
    picture: {
      name: 'dijkhuis',
      alt: 'Een dijkhuis met rood pannendak onder een zware lucht, het water staat tot aan de boomgaard',
    },
    topics: ['Hoogwater', 'Platteland'],
    label: 'Visueel verhaal',
    free: true,
    wide: true,
    body: [
      {
        scrolly: {
          size: 'medium',
          parts: [
            {
              picture: {
                name: 'rivier',
                alt: 'Een brede rivier slingert in het ochtendlicht tussen lage dijken en knotwilgen',
                caption: 'De uiterwaard bij Oosterwaarde, de dag voor de dooi.',
              },
            },
            {
              heading: 'Dag 0',
              paragraphs: [
                'Het is een ochtend waarop niemand aan water denkt. De rivier ligt laag in haar bed, de wilgen zijn net geknot. In de bergen, achthonderd kilometer hiervandaan, begint het te dooien.',
              ],
            },
            {
              paragraphs: [
                'Dijkgraaf Hendrike Postma krijgt om tien over negen een bericht van twee regels. De golf is over vijf dagen hier. „Ik heb eerst mijn laarzen gezocht”, zegt ze. „Dan denk je beter.”',
              ],
            },
            { moving: FERRY, caption: 'De eerste pont, op de laatste dag dat die voer.' },
            {
              heading: 'Dag 3',
              paragraphs: [
                'Schipper Aaltje Romp vaart nog. Het water is nu een meter hoger dan normaal en de oprit wordt elke overtocht korter. Ze neemt kranten mee, en twee fietsers die naar hun werk willen.',
              ],
            },
            {
              picture: {
                name: 'pont-mist',
                alt: 'De pont is een grijze schim in dichte mist',
                caption: 'De pont ligt stil; de overkant is niet te zien.',
              },
            },
            {
              heading: 'Dag 5',
              paragraphs: [
                'De mist komt, de stroom wordt te sterk, de pont gaat aan de ketting. Voor het eerst in 118 jaar is er geen weg naar de overkant. Wie daar kinderen op school heeft, rijdt 54 kilometer om.',
              ],
            },
            {
              picture: {
                name: 'dijkhuis',
                alt: 'Een dijkhuis met rood pannendak onder een zware lucht, het water staat tot aan de boomgaard',
                caption: 'Het huis van de familie Verbeek, op dag 8.',
              },
            },
            {
              heading: 'Dag 8',
              paragraphs: [
                'Het water staat in de boomgaard van Annet Verbeek. In de kelder telt haar man de treden die nog droog zijn: vier. ’s Avonds drie. Ze slapen met hun kleren aan.',
              ],
            },
            {
              paragraphs: [
                'Op de dijk lopen dag en nacht vrijwilligers. Ze zoeken naar water dat aan de verkeerde kant omhoogkomt: wellen, zo groot als een soepbord, met een kring van zand. Zij vinden er zeventien.',
              ],
            },
            {
              picture: {
                name: 'pont-nacht',
                alt: 'Lichtjes van de pont spiegelen in het zwarte water onder sterren',
                caption: 'De nacht van dag 11. Romp liet de lamp branden.',
              },
            },
            {
              heading: 'Dag 11',
              paragraphs: [
                'Om kwart voor vier in de nacht leest Postma de peilschaal, wacht tien minuten en leest haar nog eens. Eén centimeter. Naar beneden. Ze belt niemand wakker.',
              ],
            },
          ],
        },
      },
      'De dijk hield het. Het scheelde, rekende het waterschap later uit, een hand breed. Een volgende keer staat het water hoger: de winters worden natter, en stroomopwaarts is er minder plek om te wachten.',
      'Een hogere dijk lost dat niet op. De bodem eronder is van zand, en zand laat water door naarmate er meer op drukt. De rivier moet dus niet hoger worden ingesloten, maar ruimer.',
      {
        scrolly: {
          size: 'small',
          parts: [
            { drawing: 'rivierdal', caption: 'Schematisch; hoogten zijn vergroot.' },
            {
              heading: 'Zo ligt zij nu',
              paragraphs: ['Een zomerbed, een strook uiterwaard en aan weerskanten een dijk.'],
            },
            {
              heading: 'Hoogwater',
              paragraphs: [
                'Bij een golf als die van januari staat het water tot vlak onder de kruin. Meer ruimte is er niet.',
              ],
            },
            {
              heading: 'Een nieuwe dijk',
              paragraphs: ['Achthonderd meter verderop komt een tweede dijk, op klei in plaats van zand.'],
            },
            {
              heading: 'De oude gaat open',
              paragraphs: [
                'De dijk van nu wordt tot de helft afgegraven. Wie in de strook blijft wonen, doet dat op palen.',
              ],
            },
            {
              heading: 'Drieëntwintig centimeter',
              paragraphs: ['Hetzelfde water, meer ruimte. Het is het verschil tussen zandzakken en slapen.'],
            },
          ],
        },
      },
      'De eerste schop gaat in 2028 de grond in. Tot die tijd ligt er in de gang van de familie Verbeek een krijtje. De streep van dag 8 staat er nog, op de derde trede, met de datum.',
    ],
  },
  {
    kind: 'article',
    id: 4151,
    slug: 'honderd-kilometer-wind-tegen',
    section: 'wetenschap',
    headline: 'Honderd kilometer wind tegen',
    lead: 'Van de kust naar het hoge land, dwars door een delta die nergens hetzelfde doet met het water. Een fietstocht in zeven stops.',
    author: 'Ilse Brouwer',
    hoursAgo: 33,
    picture: {
      name: 'fietspad',
      alt: 'Een fietser in het rood op een dijk vol schapen, met windmolens aan de overkant',
    },
    topics: ['Platteland', 'Wadden'],
    label: 'Op de kaart',
    free: true,
    wide: true,
    body: [
      'De wind komt vandaag uit het oosten, en dat is precies waar de route heen gaat. Wie wil begrijpen hoe dit land droog blijft, kan het beste langzaam reizen.',
      {
        route: {
          label:
            'Kaart van een fietsroute van Noorderveld aan de kust, langs Zoutkamp, Meerdorp, Lindwijk, Oosterwaarde en Hallum, naar Hoogeveld in het oosten.',
          caption: '104 kilometer, 11 meter hoogteverschil.',
          steps: [
            {
              position: 0,
              zoom: 3,
              heading: 'Noorderveld, kilometer 0',
              paragraphs: [
                'Onder aan de zeedijk staat een bord met het getal 7,65. Zo hoog kwam het water in 1953. De dijk is sindsdien twee keer opgehoogd; het bord hangt er nog op dezelfde plek, en dus steeds lager.',
              ],
            },
            {
              position: 0.1325,
              heading: 'Zoutkamp, kilometer 14',
              paragraphs: [
                'Achter de dijk groeien zeekraal en aardappelen naast elkaar. Het grondwater is hier brak; boer Sjoerd Atsma heeft opgehouden zich daartegen te verzetten. „Ik verkoop het nu als delicatesse.”',
              ],
            },
            {
              position: 0.2765,
              heading: 'Meerdorp, kilometer 29',
              paragraphs: [
                'Het Grote Meer was ooit zee, toen een voorraadkast en is nu allebei een beetje. In de zomer gaat het peil twintig centimeter omhoog, voor als het niet regent.',
                'Halverwege de dijk staat een bankje waar iedereen omdraait. Wij niet.',
              ],
            },
            {
              position: 0.397,
              heading: 'Lindwijk, kilometer 41',
              paragraphs: [
                'Het laagste punt: 4,2 meter onder de zee. Een gemaal uit 1921 maalt dag en nacht. Als het stopt, zegt de machinist, heb je elf uur om je fiets op te halen.',
              ],
            },
            {
              position: 0.59,
              zoom: 4,
              heading: 'Oosterwaarde, kilometer 61',
              paragraphs: [
                'Hier stak de pont over, tot de brug er kwam. De rivier was breed die ochtend, en kalm. Aan de overkant liggen de piketpaaltjes van de nieuwe dijk al in het gras.',
              ],
            },
            {
              position: 0.7355,
              heading: 'Hallum aan de Waarde, kilometer 76',
              paragraphs: [
                'Een terp van negen meter, opgehoogd met afval: botten, scherven, mest. Tweeduizend jaar lang was dit het enige droge punt. Er staat een bakker op.',
              ],
            },
            {
              position: 1,
              heading: 'Hoogeveld, kilometer 104',
              paragraphs: [
                'Het zand begint zonder aankondiging. De sloten houden op, er staan heggen. Wie omkijkt ziet niets bijzonders, en dat is het bijzondere: alles wat achter je ligt, hoort nat te zijn.',
              ],
            },
            {
              position: 1,
              zoom: 1,
              paragraphs: ['Honderdvier kilometer, zes uur en tien minuten. Terug is het met de wind mee.'],
            },
          ],
        },
      },
      'De route is het hele jaar te fietsen, behalve bij hoogwater: dan staat het pad langs de Waarde blank, tussen kilometer 50 en 61. Er is een omweg over de dijk. Die is mooier.',
    ],
  },
];
