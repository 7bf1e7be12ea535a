import { POSTS } from '../posts.ts';
import type { OrdinaryArticle } from '../types.ts';

export const sport: readonly OrdinaryArticle[] = [
  {
    kind: 'article',
    id: 4116,
    slug: 'drie-nachten-vorst-en-een-dorp-dat-niet-slaapt',
    section: 'sport',
    headline: 'Drie nachten vorst, en een dorp dat niet slaapt',
    lead: 'Wie als eerste een marathon op natuurijs wil houden, moet sproeien, wachten en vooral niet te vroeg juichen.',
    author: 'Jelmer Douma',
    hoursAgo: 10,
    picture: {
      name: 'schaatsers',
      alt: 'Schaatsers als kleine figuren op een bevroren plas in bleek winterlicht',
      caption: 'De ijsvloer in Veenbrug, op de ochtend van de keuring.',
    },
    topics: ['Schaatsen'],
    body: [
      'IJsmeester Geert Hofstra heeft een duimstok, een boor en een slecht humeur. Dat laatste helpt. „Vrolijke ijsmeesters maken gaten”, zegt hij, en boort. Tweeënhalve centimeter. Het moeten er drie zijn.',
      'Elke winter strijden vijf dorpen om de eerste marathon op natuurijs. De baan is een ondergelopen weiland met een laagje water dat niet dieper is dan een theekopje. Met drie nachten van vijf graden vorst kan er worden gereden, mits er niemand op gaat staan.',
      'In Veenbrug sproeien ze in ploegen: van elf tot drie de voetbalvereniging, van drie tot zeven het koor. Elk uur een millimeter, met een slang waarvan de gaatjes met een naald zijn geprikt. Het koor zingt daarbij, zachtjes, omdat trillingen slecht zijn.',
      { heading: 'De concurrent' },
      'Veertien kilometer verderop doet Hallum hetzelfde, met een nieuwe sproeiwagen. Volgens Hofstra vals spel. Volgens Hallum vooruitgang. Beide dorpen hebben iemand die ’s nachts bij de ander gaat meten.',
      { post: POSTS.ice },
      'Om kwart over zes klinkt er een kreet over het weiland. Drie komma één. Hofstra boort nog vier gaten, zegt niets en belt de bond. Daarna gaat hij naar bed. Het humeur, zegt zijn vrouw, trekt vanzelf bij als het dooit.',
    ],
  },
  {
    kind: 'article',
    id: 4125,
    slug: 'de-keepster-die-niet-wil-duiken',
    section: 'sport',
    headline: 'De keepster die niet wil duiken',
    lead: 'Zestien wedstrijden, vier tegengoals en een schone broek. Het geheim van Loes Tammeling zit in haar schoenen.',
    author: 'Jelmer Douma',
    hoursAgo: 28,
    picture: {
      name: 'stadion',
      alt: 'Een voetbalveld bij avond, stralend onder vier lichtmasten',
    },
    topics: ['Voetbal'],
    body: [
      'Na de wedstrijd is haar broek nog wit. Het is een grap geworden op de tribune van Noorderveld: de wasmachine van Loes Tammeling gaat dertig jaar mee. De keepster van de koploper kreeg in zestien duels vier doelpunten tegen en dook volgens de videoanalist elf keer.',
      '„Duiken is te laat zijn met applaus”, zegt ze. In plaats daarvan doet ze stapjes. Kleine, snelle, zijwaartse passen, honderden per wedstrijd, waardoor ze vrijwel altijd al staat waar de bal komt.',
      'Een bewegingswetenschapper telde mee. Tammeling verplaatst zich per tegenaanval vier keer zo vaak als een gemiddelde keeper, maar legt minder meters af. Ze leest de heup van de schutter, niet het been. Dat scheelt tweehonderd milliseconden.',
      'Ze leerde het in een gymzaal met een betonnen vloer, waar vallen pijn deed. Haar eerste trainer is 78 en zit nog elke thuiswedstrijd achter het doel. Hij telt geen reddingen. Hij telt vlekken.',
    ],
  },
];
