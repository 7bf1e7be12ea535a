import type { Article, Block, Picture } from './types.ts';

/** Alternative texts of the pictures that belong to no article of today's paper, by name. */
export const PICTURES: Readonly<Record<string, string>> = {
  bocht: 'De rivier in een wijde bocht, met zandige oevers',
  boeken: 'Een stapel boeken naast een open boek en een kop thee',
  boerderij: 'Een boerderij met een rieten dak aan een sloot met koeien',
  blad: 'Een groen blad met een raster van zonnecellen erop',
  brug: 'Een ophaalbrug staat open; auto’s en fietsers wachten aan beide kanten',
  bus: 'Iemand schrijft in een bus; achter het natte raam gloeien lichten',
  camera: 'Een camera op een statief, in laag zonlicht',
  containers: 'Stapels gekleurde containers onder een kraan',
  daktuin: 'Een dakterras met planten en een parasol boven de stad',
  eilanddorp: 'Huisjes aan de kust van een eiland bij zonsondergang',
  filmdoek: 'Mensen kijken aan het water naar een film in de openlucht',
  gevels: 'Twee bakstenen gevels met verlichte ramen',
  golf: 'Een metershoge golf breekt boven een klein bootje',
  golfbreker: 'Een zeewering van schelpen en stenen in de branding',
  ijsavond: 'Schaatsers op een bevroren meer bij zonsondergang, met knotwilgen aan de oever',
  'jonge-eiken': 'Rijen jonge eiken op een verbrande helling',
  kantoor: 'Een hoog kantoor van glas met een bord Te huur ervoor',
  kotter: 'Een mosselkotter ligt bij laagwater tussen de platen',
  kudde: 'Een kudde schapen op de hoogvlakte',
  laan: 'Een beukenlaan in de herfst, met een wandelaar in de verte',
  lamp: 'De lantaarn van een vuurtoren bij nacht',
  lichtbaken: 'Een rood-witte vuurtoren schijnt ’s nachts over een ruwe zee',
  lichtmast: 'Een voetbalveld in het dorp, onder lichtmasten',
  lopers: 'Hardlopers op een dijk, van dichtbij',
  marktplein: 'Een marktplein met kramen, van boven gezien',
  melkfabriek: 'Een strijkorkest speelt in een oude melkfabriek',
  molen: 'Een molen tussen het graan, met zakken meel ervoor',
  'mos-loep': 'Verdroogd mos op een steen, met druppels onder een loep',
  nachtredactie: 'Een bureau met een scherm en een lamp, voor een raam in de nacht',
  onderaards: 'Een doorsnee van de grond, met een rivier onder de rivier',
  panelen: 'Een dak vol zonnepanelen bij avond',
  peloton: 'Wielrenners rijden in een rij over de dijk',
  perron: 'Een conducteur fluit op een perron, onder de stationsklok',
  planeet: 'Een planeet met een brede ring',
  raam: 'Verlichte ramen van een flat, van dichtbij',
  rekken: 'Schilderijen aan rekken in een depot',
  roeiers: 'Vier roeiers op de rivier, een bever zwemt voorbij',
  rol: 'Een baan papier loopt over de rollen van een drukpers',
  schors: 'De schors van een boom met lieveheersbeestjes, van dichtbij',
  skispoor: 'Een trein rijdt langs besneeuwde bergen; op de helling staan skiërs',
  slaaprijtuig: 'Een slaaptrein met verlichte ramen, voor besneeuwde bergen',
  sleepboot: 'Een sleepboot in de haven',
  'te-koop': 'Een wit huis met een tuin en een bord Te koop',
  treinkop: 'Een trein met verlichte ramen bij zonsondergang',
  veerdek: 'Drie mensen op het dek van de pont',
  viool: 'Een viool naast een pianokruk met bladmuziek',
  vuurbol: 'Een vuurbol aan de nachthemel boven het wad',
  windpark: 'Windmolens op zee, met een werkschip ervoor',
  winkel: 'Een dorpswinkel met brood en fruit in de etalage',
  zeegras: 'Rotganzen tussen het zeegras',
};

/** The pictures of an article: its lead picture, its author's portrait, and those in its text. */
export function picturesOf(article: Article): Picture[] {
  const photos = article.kind === 'inbeeld' ? article.photos : [];
  const face = article.kind === 'article' && article.portrait ? [article.portrait] : [];
  return [article.picture, ...face, ...photos, ...article.body.flatMap(picturesIn)];
}

function picturesIn(block: Block): Picture[] {
  if (typeof block === 'string') return [];
  if ('picture' in block) return [block.picture];
  if ('explicit' in block) return [block.explicit];
  if ('video' in block) return [block.video.poster];
  if ('quiz' in block) {
    const { picture, questions } = block.quiz;
    return [picture, ...questions.flatMap((question) => question.picture ?? [])];
  }
  if (!('scrolly' in block)) return [];
  return block.scrolly.parts.flatMap((part) => {
    if ('picture' in part) return part.picture;
    return 'moving' in part ? part.moving.poster : [];
  });
}
