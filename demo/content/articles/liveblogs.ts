import type { Liveblog } from '../types.ts';
import { councilDebate } from './liveblog-closed.ts';
import { EXTRA_MARATHON, LATER_MARATHON } from './marathon-later.ts';
import { EXTRA_STORM, LATER_STORM } from './storm-later.ts';

export const liveblogs: readonly Liveblog[] = [
  {
    kind: 'liveblog',
    id: 4104,
    slug: 'eerste-najaarsstorm-bereikt-de-kust',
    section: 'binnenland',
    headline: 'Eerste najaarsstorm bereikt de kust, veerdiensten liggen stil',
    lead: 'Code oranje in drie kustprovincies. De keringen zijn dicht, de piek moet nog komen.',
    author: 'Redactie Binnenland',
    hoursAgo: 7.5,
    picture: {
      name: 'storm',
      alt: 'Hoge golven slaan tegen een pier onder een donkere lucht',
      caption: 'De pier van Noorderveld bij hoogwater.',
    },
    topics: ['Weer', 'Hoogwater'],
    free: true,
    body: [],
    later: LATER_STORM,
    extra: EXTRA_STORM,
    updates: [
      {
        minutesAgo: 6,
        headline: 'Windstoot van 121 kilometer per uur gemeten',
        key: true,
        body: [
          'Het meetstation op de pier van Noorderveld registreerde zojuist de zwaarste windstoot van de dag: 121 kilometer per uur. Het vorige record stond op 118.',
        ],
      },
      {
        minutesAgo: 19,
        headline: 'Brug bij Veenbrug dicht voor vrachtverkeer',
        body: [
          'Een lege vrachtwagen kwam op de brug dwars te staan. Niemand raakte gewond. Personenauto’s mogen er nog over, met hooguit vijftig.',
        ],
      },
      {
        minutesAgo: 27,
        headline: '„Blijf van het strand, ook voor een foto”',
        body: [
          'De reddingsmaatschappij trok in twee uur vier keer uit voor mensen die op de strekdammen stonden. „Een golf is sneller dan jij met je telefoon”, aldus een woordvoerder.',
        ],
      },
      {
        minutesAgo: 48,
        headline: 'Vier keringen gesloten, voor het eerst tegelijk',
        key: true,
        body: [
          'Alle vier de beweegbare keringen in het noorden zijn dicht. Dat gebeurde niet eerder op één dag. De waterschappen spreken van een voorzorg; de verwachte waterstand blijft een halve meter onder de kruin.',
          'De scheepvaart ligt daardoor zeker vijf uur stil. In de voorhaven wachten dertien binnenvaartschepen.',
        ],
      },
      {
        minutesAgo: 75,
        headline: 'Treinverkeer in het noorden hervat, met minder treinen',
        body: [
          'Tussen Lindwijk en Hallum is een omgewaaide populier van het spoor gehaald. Voorlopig rijdt er één trein per uur.',
        ],
      },
      {
        minutesAgo: 104,
        headline: 'Scholen op de eilanden dicht tot de storm voorbij is',
        body: [
          'Leerlingen die met de boot reizen, logeren bij klasgenoten. „Het is een soort kamp, maar dan met toetsweek”, zegt een conrector.',
        ],
      },
      {
        minutesAgo: 140,
        headline: 'Waarom deze storm zo langzaam trekt',
        body: [
          'De storm ligt klem tussen twee hogedrukgebieden, schrijft onze weerredacteur. Daardoor duurt de harde wind geen zes maar elf uur. Dat maakt vooral uit voor dijken: niet de hoogte van de golven telt, maar hoe lang ze blijven komen.',
        ],
      },
      {
        minutesAgo: 185,
        headline: 'Veerdiensten varen niet meer',
        key: true,
        body: [
          'De laatste boot kwam een uur later dan gepland binnen, met 212 bleke passagiers. Pas als de wind onder kracht 8 zakt, wordt bekeken of er weer gevaren kan worden.',
        ],
      },
      {
        minutesAgo: 230,
        headline: 'Markt in Oosterwaarde afgeblazen',
        body: ['De kraamhouders bleven thuis, op één na. De kaasboer verkoopt zolang vanuit de kerk.'],
      },
      {
        minutesAgo: 286,
        headline: 'Code oranje gaat in',
        body: [
          'Voor drie kustprovincies geldt vanaf nu code oranje. Het advies: ga alleen de weg op als het moet, en zet de tuinstoelen binnen.',
        ],
      },
      {
        minutesAgo: 350,
        headline: 'Zandzakken in het havenkwartier',
        body: [
          'Vrijwilligers leggen een rij zandzakken langs de lage kade. De eerste vierduizend liggen er, vooral gevuld door de roeivereniging.',
        ],
      },
      {
        minutesAgo: 440,
        headline: 'Zuidenwind, kracht 6: zo begint het',
        body: [
          'In dit blog volgen we de eerste najaarsstorm. De wind komt nu nog uit het zuiden, kracht 6. Over een uur of vijf draait hij naar het noordwesten, en dan begint het pas.',
        ],
      },
    ],
  },
  {
    kind: 'liveblog',
    id: 4117,
    slug: 'poldermarathon-kopgroep-van-vijf',
    section: 'sport',
    headline: 'Poldermarathon: nog drie lopers voorop, met vijf kilometer te gaan',
    lead: 'Wind in de rug tot kilometer 22, daarna andersom. Volg de veertigste editie met 9.000 lopers op de voet.',
    author: 'Jelmer Douma',
    hoursAgo: 3,
    // Chosen so that it starts in the morning and the last runner is home before supper.
    hours: [7, 11.5],
    picture: {
      name: 'marathon',
      alt: 'Lopers als een lint over een dijk met molen onder grote wolken',
      caption: 'De kopgroep bij kilometer 18.',
    },
    topics: ['Atletiek'],
    free: true,
    body: [],
    perPage: 5,
    isPushed: true,
    later: LATER_MARATHON,
    extra: EXTRA_MARATHON,
    updates: [
      {
        minutesAgo: 3,
        headline: 'Nog vijf kilometer, nog drie lopers',
        key: true,
        body: [
          'Op de klinkers van Hallum moeten twee lopers lossen. Voorin wisselen er nu drie elke minuut van kop, uit de wind wil niemand het initiatief.',
        ],
      },
      {
        minutesAgo: 12,
        headline: 'Bij de vrouwen is het beslist, zo lijkt het',
        body: [
          'De nummer één van vorig jaar loopt bij kilometer 30 al 1 minuut en 50 seconden voor de rest. Ze drinkt, kijkt om, en drinkt nog eens.',
        ],
      },
      {
        minutesAgo: 32,
        headline: 'Eerste rolstoelatleet binnen',
        key: true,
        body: [
          'In 1 uur, 34 minuten en 8 seconden: een parcoursrecord, met wind tegen op het laatste stuk. „Laag zitten en niet denken”, was zijn plan.',
        ],
      },
      {
        minutesAgo: 43,
        headline: 'Soep bij kilometer 15',
        body: [
          'De vrouwenvereniging van Lindwijk schenkt dit jaar driehonderd liter tomatensoep, ook aan wie op de terugweg weer langskomt. Er zit nu al een loper bij die voor de derde keer in de rij staat.',
        ],
      },
      {
        minutesAgo: 50,
        headline: 'Keerpunt',
        body: [
          'Bij de molen, op kilometer 22, draait het parcours, en dus de wind. De kopgroep valt meteen stil: van drie minuten per kilometer naar drie minuten tien.',
        ],
      },
      {
        minutesAgo: 53,
        headline: 'Halverwege in 1.03.12',
        body: [
          'Dat is negentien seconden boven het schema van het parcoursrecord. De hazen stappen uit, behalve één, die het nog wel leuk vindt.',
        ],
      },
      {
        minutesAgo: 84,
        headline: 'Gat van twintig seconden',
        key: true,
        body: [
          'Op de dijk, voorbij kilometer 10, versnelt een groep van vijf. Niemand reageert, want met deze wind in de rug denkt iedereen dat het wel terugkomt.',
        ],
      },
      {
        minutesAgo: 116,
        headline: 'Start!',
        key: true,
        body: [
          'Het kanon van de schutterij ging twee keer: de eerste keer per ongeluk. Na een minuut was het veld weer terug achter de streep.',
        ],
      },
      {
        minutesAgo: 126,
        headline: 'De rolstoelatleten zijn weg',
        body: [
          'Zij vertrekken tien minuten voor de lopers, zodat op de dijk niemand hoeft uit te wijken. Een van hen zwaait naar de hazen.',
        ],
      },
      {
        minutesAgo: 135,
        headline: 'Wie doen er mee?',
        body: [
          'Vijf lopers met een tijd onder de 2 uur en 10 minuten, twee debutanten en 8.993 mensen die voor hun moeder, hun knie of een weddenschap lopen.',
        ],
      },
      {
        minutesAgo: 150,
        headline: 'Zeven graden, windkracht 5',
        body: [
          'Geen regen, wel een wind die over de kale polder vrij spel heeft. Tot het keerpunt komt hij van achteren.',
        ],
      },
      {
        minutesAgo: 165,
        headline: 'De startvakken lopen vol',
        body: [
          'In het dorp is geen fiets meer te parkeren. De dominee heeft het kerkhof opengesteld, „voor één dag en met respect”.',
        ],
      },
    ],
  },
  councilDebate,
];
