/** An event of the paper's agenda. */
export interface PaperEvent {
  readonly title: string;
  readonly about: string;
  readonly place: string;
  /** Days from the day on which the demo starts. */
  readonly inDays: number;
  readonly region: Region;
  readonly kind: Kind;
  readonly isFree?: boolean;
  /** When it begins or is open, on the clock. */
  readonly hours: string;
}

export type Region = 'noord' | 'oost' | 'zuid' | 'west';
export type Kind = 'muziek' | 'toneel' | 'lezing' | 'kinderen' | 'beeld';

export const REGIONS: Readonly<Record<Region, string>> = {
  noord: 'Noord',
  oost: 'Oost',
  zuid: 'Zuid',
  west: 'West',
};

export const KINDS: Readonly<Record<Kind, string>> = {
  muziek: 'Muziek',
  toneel: 'Toneel',
  lezing: 'Lezing en debat',
  kinderen: 'Voor kinderen',
  beeld: 'Beeldende kunst',
};

/** The usual times of each kind. */
const HOURS: Readonly<Record<Kind, string>> = {
  muziek: '20:15 uur',
  toneel: '20:00 uur',
  lezing: '19:30 uur',
  kinderen: '14:30 uur',
  beeld: '11:00 tot 17:00 uur',
};

const event = (
  title: string,
  about: string,
  place: string,
  inDays: number,
  region: Region,
  kind: Kind,
  isFree = false,
  hours = HOURS[kind],
): PaperEvent => ({ title, about, place, inDays, region, kind, isFree, hours });

/** The paper's choice for the coming weeks, by day. */
export const EVENTS: readonly PaperEvent[] = [
  event(
    'Zingen op de dijk',
    'Drie koren en wie er toevallig langsloopt.',
    'Dijkhuis, Harlingen',
    1,
    'noord',
    'muziek',
    true,
    '16:00 uur',
  ),
  event(
    'Het huis dat zweeg',
    'Een familie erft een boerderij en een geheim.',
    'Schouwburg, Deventer',
    1,
    'oost',
    'toneel',
  ),
  event(
    'Wat het water weet',
    'Hydrologen over de rivier in 2100.',
    'Bibliotheek, Tiel',
    2,
    'oost',
    'lezing',
    true,
  ),
  event(
    'De muis die de maan at',
    'Schimmenspel, vanaf vier jaar.',
    'Theater De Kap, Breda',
    2,
    'zuid',
    'kinderen',
  ),
  event(
    'Licht van ver',
    'Foto’s van vuurtorenwachters, de laatste zes.',
    'Museum aan Zee, Den Helder',
    3,
    'noord',
    'beeld',
  ),
  event('Strijkkwartet zonder stroom', 'Haydn bij kaarslicht.', 'Jacobikerk, Utrecht', 3, 'west', 'muziek'),
  event(
    'Debat: een stad zonder auto’s',
    'Met de wethouder, een bakker en een postbode.',
    'Pakhuis, Rotterdam',
    4,
    'west',
    'lezing',
    true,
  ),
  event(
    'Klei in de klas',
    'Bakken, verven en meenemen, vanaf zes jaar.',
    'Keramiekwerkplaats, Tegelen',
    5,
    'zuid',
    'kinderen',
  ),
  event(
    'Glas en gruis',
    'Beelden van wat een vloed achterlaat.',
    'Stadsgalerij, Heerlen',
    5,
    'zuid',
    'beeld',
    true,
  ),
  event('De laatste sneltrein', 'Monoloog van een conducteur.', 'Spoortheater, Zwolle', 6, 'oost', 'toneel'),
  event(
    'Orgel om twaalf uur',
    'Een halfuur Bach, met boterham.',
    'Martinikerk, Groningen',
    7,
    'noord',
    'muziek',
    true,
    '12:00 uur',
  ),
  event(
    'Nacht van de sterren',
    'Kijken door dertig telescopen.',
    'Sterrenwacht, Dwingeloo',
    8,
    'noord',
    'lezing',
  ),
  event('Havenblues', 'Vier bands op één sleepboot.', 'Waalhaven, Rotterdam', 8, 'west', 'muziek'),
  event(
    'Poppen op reis',
    'Een koffer, een spoorkaart en twaalf poppen.',
    'Marionettentheater, Arnhem',
    9,
    'oost',
    'kinderen',
  ),
  event(
    'Drie zusters, één stoel',
    'Tsjechov voor wie weinig ruimte heeft.',
    'Kleine Komedie, Maastricht',
    10,
    'zuid',
    'toneel',
  ),
  event('Schilders van de polder', 'Honderd jaar lucht.', 'Landhuis, Hoorn', 11, 'west', 'beeld'),
  event('Lezen in bed', 'Schrijvers lezen voor, jij ligt.', 'Slaapzaal, Den Haag', 12, 'west', 'lezing'),
  event(
    'De grote stoet',
    'Muziekkapellen uit elf dorpen.',
    'Markt, Oirschot',
    14,
    'zuid',
    'muziek',
    true,
    '14:00 uur',
  ),
];
