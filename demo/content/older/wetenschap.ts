import { older } from './make.ts';

/** Earlier articles of the section, newest first. */
export const wetenschap = older('wetenschap', [
  {
    id: 3401,
    daysAgo: 4,
    headline: 'Mos onthoudt droogte beter dan gedacht',
    lead: 'Een plant zonder wortels blijkt zich voor te bereiden op wat ze al eens meemaakte.',
    author: 'Elise Bronkhorst',
    picture: 'mos-loep',
    topics: ['Biologie', 'Klimaat'],
    body: [
      'In het lab kreeg de helft van de kussentjes drie droge weken. Een jaar later herstelden juist die het snelst.',
      'Hoe het mos dat doet, weten de onderzoekers nog niet. Het heeft tenslotte geen plek om iets op te slaan.',
    ],
  },
  {
    id: 3402,
    daysAgo: 8,
    headline: 'Amateurs vinden planeet in de prullenbak van een telescoop',
    lead: 'De software gooide de meting weg. Twee gepensioneerden keken er nog eens naar.',
    author: 'Elise Bronkhorst',
    picture: 'planeet',
    topics: ['Sterrenkunde'],
    body: [
      'De dip in het sterlicht was te lang om op een planeet te lijken. Het bleek een planeet met een ring.',
      'Hij heeft nog geen naam, alleen een nummer van veertien cijfers.',
    ],
  },
  {
    id: 3403,
    daysAgo: 12,
    headline: 'Waarom zeegras terugkomt waar niemand het zaaide',
    lead: 'Ganzen bleken de tuiniers. De dna-test van een keutel bewees het.',
    author: 'Bram Hoekzema',
    picture: 'zeegras',
    topics: ['Biologie', 'Water'],
    body: [
      'Zeegras verdween negentig jaar geleden bijna helemaal uit het wad. De nieuwe veldjes liggen langs de trekroute van de rotgans.',
      'Onderzoekers hopen dat de ganzen volgend jaar dezelfde weg nemen.',
    ],
  },
  {
    id: 3404,
    daysAgo: 16,
    headline: 'Kanoeten krimpen door de hitte in het hoge noorden',
    lead: 'Een kortere snavel kan minder diep. En daar zit nu net de maaltijd.',
    author: 'Bram Hoekzema',
    picture: 'kanoeten',
    topics: ['Biologie', 'Klimaat'],
    body: [
      'De kuikens komen uit als de insectenpiek voorbij is. Ze groeien minder en halen later de dieper zittende schelpen niet.',
      'Op het wad eten ze dan wortels van zeegras. Dat houdt geen trekvogel lang vol.',
    ],
  },
  {
    id: 3405,
    daysAgo: 20,
    headline: 'Golven van dertig meter zijn zeldzamer, maar niet zo zeldzaam',
    lead: 'Een nieuwe meetreeks van boeien stelt de kans bij.',
    author: 'Elise Bronkhorst',
    picture: 'golf',
    topics: ['Natuurkunde', 'Water'],
    body: [
      'De extreme golf komt voor als twee stelsels elkaar onder een scherpe hoek kruisen. Dat gebeurt in de winter vaker dan modellen aannamen.',
      'Scheepsbouwers rekenen de nieuwe cijfers door.',
    ],
  },
  {
    id: 3406,
    daysAgo: 24,
    headline: 'Een boom koelt ook met zijn schors',
    lead: 'Niet alleen de bladeren verdampen. Dat verandert de rekensom van de stad.',
    author: 'Bram Hoekzema',
    picture: 'schors',
    topics: ['Klimaat'],
    body: [
      'Plataan en berk doen het beter dan gedacht, de populaire haagbeuk slechter.',
      'Hoveniers krijgen binnenkort een lijst waarop de schors meetelt.',
    ],
  },
  {
    id: 3407,
    daysAgo: 28,
    headline: 'De rivier onder de rivier is in kaart gebracht',
    lead: 'Grondradar laat zien waar het water stroomde voor er dijken waren.',
    author: 'Elise Bronkhorst',
    picture: 'onderaards',
    topics: ['Geschiedenis', 'Water'],
    body: [
      'Op zes meter diepte ligt een zandbaan die nog altijd water voert. Wie er een kelder graaft, merkt dat.',
      'Gemeenten gebruiken de kaart om te bepalen waar infiltratie zin heeft.',
    ],
  },
  {
    id: 3408,
    daysAgo: 32,
    headline: 'Zonnecel met een laagje bladgroen houdt het drie jaar vol',
    lead: 'Het rendement is bescheiden. De grondstoffen groeien aan elke boom.',
    author: 'Bram Hoekzema',
    picture: 'blad',
    topics: ['Energie', 'Natuurkunde'],
    body: [
      'Eerdere versies vielen na enkele weken uit elkaar in het licht dat ze moesten vangen.',
      'De doorbraak kwam van een coating die bedoeld was voor broodzakken.',
    ],
  },
]);
