/** A photo of the year. */
export interface YearPhoto {
  /** Base name of its files in `demo/static/images/`. */
  readonly name: string;
  readonly alt: string;
  readonly caption: string;
  readonly photographer: string;
}

/** The year 2019 in photos, by month. */
export const PHOTOS_OF_2019: readonly { readonly month: string; readonly photos: readonly YearPhoto[] }[] = [
  month(
    'Januari',
    [
      'storm',
      'Golven slaan over een dijk',
      'De eerste storm van het jaar duwt het water tegen de zeedijk.',
      'Harmjan de Wit',
    ],
    [
      'haven',
      'Een haven met kranen',
      'Na de storm wacht de vloot in de haven van Oosterwaarde.',
      'Nadia Bouzid',
    ],
  ),
  month('Februari', [
    'schaatsers',
    'Schaatsers op een plas',
    'Drie dagen houdt het ijs op de plassen. Dat is lang genoeg.',
    'Koen Verhulst',
  ]),
  month(
    'Maart',
    [
      'bollenveld',
      'Een bollenveld in rijen',
      'De bollen bloeien twee weken eerder dan vorig jaar.',
      'Nadia Bouzid',
    ],
    [
      'trein',
      'Een trein in het land',
      'Staking bij het spoor: de enige trein van die ochtend.',
      'Harmjan de Wit',
    ],
  ),
  month('April', [
    'reiger',
    'Een reiger in ondiep water',
    'Een reiger aan de sloot die hij het hele voorjaar niet verliet.',
    'Koen Verhulst',
  ]),
  month(
    'Mei',
    ['marathon', 'Hardlopers op een brug', 'De marathon over zeven bruggen, bij 26 graden.', 'Nadia Bouzid'],
    [
      'ballonnen',
      'Luchtballonnen boven weilanden',
      'Hemelvaart: negentien ballonnen tegelijk in de lucht.',
      'Harmjan de Wit',
    ],
  ),
  month('Juni', [
    'zwembad',
    'Een zwembad van boven',
    'Het buitenbad opent, de rij staat tot aan de dijk.',
    'Koen Verhulst',
  ]),
  month(
    'Juli',
    [
      'zonnedak',
      'Daken met zonnepanelen',
      'Op de heetste dag ooit gemeten leveren de daken minder dan verwacht.',
      'Nadia Bouzid',
    ],
    ['wad', 'Drooggevallen wad', 'Wadlopers zoeken de koelte van de geulen.', 'Harmjan de Wit'],
  ),
  month('Augustus', [
    'kanoeten',
    'Een zwerm kanoeten',
    'De kanoeten zijn terug, en met meer dan de tellers hadden gedacht.',
    'Koen Verhulst',
  ]),
  month('September', [
    'stadion',
    'Een voetbalstadion bij avond',
    'Uitverkocht: het eerste vrouwenduel in het grote stadion.',
    'Nadia Bouzid',
  ]),
  month(
    'Oktober',
    [
      'paraplus',
      'Mensen met paraplu’s',
      'Boeren, bouwers en leraren: de natste demonstratiemaand in jaren.',
      'Harmjan de Wit',
    ],
    ['bomen', 'Bomen in de herfst', 'De laatste warme dag, in het bos bij de stuwwal.', 'Koen Verhulst'],
  ),
  month('November', ['pers', 'Een drukpers', 'De laatste nacht van de oude pers.', 'Nadia Bouzid']),
  month(
    'December',
    [
      'ijsavond',
      'Een ijsbaan bij avond',
      'De kunstijsbaan op het plein, een uur voor sluitingstijd.',
      'Harmjan de Wit',
    ],
    ['sterren', 'Een sterrenhemel', 'Het jaar eindigt helder.', 'Koen Verhulst'],
  ),
];

function month(name: string, ...photos: readonly (readonly string[])[]) {
  return {
    month: name,
    photos: photos.map(([file = '', alt = '', caption = '', photographer = '']) => ({
      name: file,
      alt,
      caption,
      photographer,
    })),
  };
}
