import { older } from './make.ts';

/** Earlier articles of the section, newest first. */
export const sport = older('sport', [
  {
    id: 3501,
    daysAgo: 5,
    headline: 'Dertien baantjes en een kop soep: de toertocht die altijd doorgaat',
    lead: 'Geen ijs? Dan op skeelers. De organisatie van Loosdrecht zegt nooit af.',
    author: 'Harm-Jan Bleeker',
    picture: 'ijsavond',
    topics: ['Schaatsen'],
    body: [
      'De soep is sinds 1971 dezelfde, de route niet. Dit jaar ging die over een parkeerterrein.',
      'De oudste deelnemer is 84 en had nog nooit op wieltjes gestaan.',
    ],
  },
  {
    id: 3502,
    daysAgo: 9,
    headline: 'Haas wint per ongeluk de marathon',
    lead: 'Hij zou na dertig kilometer uitstappen. Niemand zei dat het dertig was.',
    author: 'Harm-Jan Bleeker',
    picture: 'lopers',
    topics: ['Atletiek'],
    body: [
      'De favorieten lieten hem lopen in de overtuiging dat hij straks wel zou stoppen.',
      'Zijn startnummer had geen naam. De speaker noemde hem tot de finish „de man voorop”.',
    ],
  },
  {
    id: 3503,
    daysAgo: 13,
    headline: 'Club van de vierde klasse speelt voor het eerst onder licht',
    lead: 'Vier masten, tweedehands uit Zwolle. De bal was eindelijk te zien.',
    author: 'Wieke Tamminga',
    picture: 'lichtmast',
    topics: ['Voetbal'],
    body: [
      'De gemeente wilde geen vergunning geven vanwege de vleermuizen. De masten gaan nu om tien uur uit.',
      'De uitslag was 0-0. Niemand klaagde.',
    ],
  },
  {
    id: 3504,
    daysAgo: 17,
    headline: 'Roeiers delen de rivier met de binnenvaart, en met een bever',
    lead: 'Het trainingsschema van de acht wordt bepaald door wie het hardst knaagt.',
    author: 'Wieke Tamminga',
    picture: 'roeiers',
    topics: ['Roeien'],
    body: [
      'De bever bouwde zijn burcht aan de binnenbocht, waar de ploeg altijd keert.',
      'Sindsdien roeit de acht rechtdoor tot de brug, en dat bleek beter voor de conditie.',
    ],
  },
  {
    id: 3505,
    daysAgo: 21,
    headline: 'Wadlopers zetten de snelste oversteek ooit neer',
    lead: 'Drie uur en elf minuten naar Ameland, met het tij in de rug.',
    author: 'Harm-Jan Bleeker',
    picture: 'wad-aankomst',
    topics: ['Atletiek', 'Water'],
    body: [
      'De gids liep voorop en mocht niet worden ingehaald; dat is hier de enige regel.',
      'Het record telt alleen als iedereen aankomt. Dat scheelde twaalf minuten.',
    ],
  },
  {
    id: 3506,
    daysAgo: 25,
    headline: 'Zwemmen van grens tot grens, in etappes na het werk',
    lead: 'Een groep collega’s legde de Maas in zeventig avonden af.',
    author: 'Wieke Tamminga',
    picture: 'bocht',
    topics: ['Zwemmen'],
    body: [
      'De etappes waren zo lang als de wind toeliet. De auto stond altijd aan de verkeerde kant.',
      'De laatste kilometer zwommen er vierhonderd mensen mee.',
    ],
  },
  {
    id: 3507,
    daysAgo: 29,
    headline: 'Met de slaaptrein naar de wereldbeker',
    lead: 'Skiërs laten het vliegtuig staan. De ski’s passen precies onder het bed.',
    author: 'Harm-Jan Bleeker',
    picture: 'skispoor',
    topics: ['Skiën', 'Openbaar vervoer'],
    body: [
      'De ploeg sliep matig en won goud. Of dat verband houdt, wordt volgend jaar opnieuw beproefd.',
      'De bond vergoedt de couchette als er ten minste drie sporters in liggen.',
    ],
  },
  {
    id: 3508,
    daysAgo: 33,
    headline: 'Wielrenners krijgen een dijk voor zichzelf',
    lead: 'Elke zondag tot tien uur geen auto’s: de proef beviel ook de bewoners.',
    author: 'Wieke Tamminga',
    picture: 'peloton',
    topics: ['Wielrennen'],
    body: [
      'De bewoners kregen een pasje, en gebruikten het nauwelijks. „Op zondag ga ik nergens heen voor elven”, zegt er een.',
      'In het voorjaar beslist de gemeenteraad.',
    ],
  },
]);
