export interface Question {
  readonly title: string;
  readonly answers: readonly string[];
  /** Index of the right answer. */
  readonly right: number;
  readonly why: string;
}

export const questions: readonly Question[] = [
  {
    title: 'Welk waterschap is het oudste van Nederland?',
    answers: ['Rijnland', 'Schieland', 'De Dommel', 'Hunze en Aa’s'],
    right: 0,
    why: 'Graaf Willem II bevestigde in 1255 de rechten van Rijnland, dat toen al enige tijd bestond.',
  },
  {
    title: 'Hoeveel zetels heeft de Eerste Kamer?',
    answers: ['50', '75', '100', '150'],
    right: 1,
    why: 'Sinds de grondwetswijziging van 1956 telt de senaat 75 leden, gekozen door Provinciale Staten.',
  },
  {
    title: 'Welke rivier stroomt niet door Nederland?',
    answers: ['De Dinkel', 'De Swalm', 'De Eems', 'De Schelde'],
    right: 2,
    why: 'De Eems blijft in Duitsland en mondt uit in de Dollard, waar de grens nog altijd niet vastligt.',
  },
  {
    title: 'Wanneer reed de eerste trein tussen Amsterdam en Haarlem?',
    answers: ['1827', '1839', '1848', '1863'],
    right: 1,
    why: 'Op 20 september 1839 trokken De Snelheid en De Arend de openingstrein in ruim een half uur.',
  },
  {
    title: 'Wie schilderde ‘De jonge stier’?',
    answers: ['Paulus Potter', 'Aelbert Cuyp', 'Anton Mauve', 'Jan Steen'],
    right: 0,
    why: 'Potter was 21 jaar toen hij het meer dan levensgrote doek voltooide. Het hangt in het Mauritshuis.',
  },
  {
    title: 'Welk eiland hoorde vroeger bij Noord-Holland?',
    answers: ['Ameland', 'Terschelling', 'Schiermonnikoog', 'Rottumeroog'],
    right: 1,
    why: 'Terschelling en Vlieland gingen in 1942 van Noord-Holland naar Friesland over.',
  },
  {
    title: 'Wat is de hoogste berg van het Koninkrijk?',
    answers: ['Vaalserberg', 'Christoffelberg', 'Mount Scenery', 'The Quill'],
    right: 2,
    why: 'De vulkaan op Saba meet 870 meter. De Vaalserberg komt niet verder dan 322,4 meter.',
  },
  {
    title: 'Waarvoor diende de Hollandse Waterlinie?',
    answers: ['Drinkwater', 'Scheepvaart', 'Verdediging', 'Turfwinning'],
    right: 2,
    why: 'Een strook land werd veertig centimeter onder water gezet: te diep om te lopen, te ondiep om te varen.',
  },
  {
    title: 'Welke stad kreeg als eerste een universiteit?',
    answers: ['Utrecht', 'Franeker', 'Groningen', 'Leiden'],
    right: 3,
    why: 'Willem van Oranje schonk de universiteit in 1575, na het ontzet van de stad.',
  },
  {
    title: 'Hoeveel elfstedentochten zijn er in de twintigste eeuw officieel verreden?',
    answers: ['Elf', 'Dertien', 'Vijftien', 'Zeventien'],
    right: 2,
    why: 'De eerste was in 1909, de laatste op 4 januari 1997, gewonnen door Henk Angenent.',
  },
  {
    title: 'Wie was de eerste vrouwelijke minister?',
    answers: ['Marga Klompé', 'Til Gardeniers', 'Jo Schouwenaar', 'Suze Groeneweg'],
    right: 0,
    why: 'Klompé werd in 1956 minister van Maatschappelijk Werk en bracht later de Bijstandswet tot stand.',
  },
  {
    title: 'Welke kaas heeft van oudsher een rode korst?',
    answers: ['Leidse', 'Edammer', 'Maasdammer', 'Friese nagelkaas'],
    right: 1,
    why: 'De export-Edammer kreeg een rode paraffinelaag; in eigen land bleef hij meestal geel.',
  },
  {
    title: 'Waar ligt het laagste punt van Nederland?',
    answers: ['Zuidplaspolder', 'Haarlemmermeer', 'Flevoland', 'Prins Alexanderpolder'],
    right: 0,
    why: 'Bij Nieuwerkerk aan den IJssel staat een monument op 6,76 meter onder NAP.',
  },
  {
    title: 'Wat betekent de afkorting NAP?',
    answers: [
      'Nederlands Afwateringspeil',
      'Normaal Amsterdams Peil',
      'Nieuw Algemeen Peil',
      'Nationaal Afvoerpunt',
    ],
    right: 1,
    why: 'Het peil gaat terug op de gemiddelde zomervloed in het IJ aan het eind van de zeventiende eeuw.',
  },
  {
    title: 'Welke voetbalclub won als eerste Nederlandse club de Europa Cup I?',
    answers: ['Ajax', 'PSV', 'Feyenoord', 'Sparta'],
    right: 2,
    why: 'Feyenoord versloeg Celtic op 6 mei 1970 in Milaan met 2-1 na verlenging.',
  },
  {
    title: 'Wie schreef ‘Max Havelaar’?',
    answers: ['Louis Couperus', 'Multatuli', 'Hella Haasse', 'Nicolaas Beets'],
    right: 1,
    why: 'Eduard Douwes Dekker schreef de roman in 1859 in een Brussels logement, in enkele weken.',
  },
  {
    title: 'Welk land grenst aan Sint-Maarten?',
    answers: ['Frankrijk', 'Venezuela', 'Het Verenigd Koninkrijk', 'Geen enkel'],
    right: 0,
    why: 'Het noorden van het eiland is Frans. De grens is sinds het verdrag van Concordia (1648) onbewaakt.',
  },
  {
    title: 'Waarmee verdiende Delft in de zeventiende eeuw zijn geld?',
    answers: ['Diamant', 'Aardewerk', 'Haring', 'Buskruit'],
    right: 1,
    why: 'Ruim dertig plateelbakkerijen maakten de stad beroemd; buskruit verwoestte haar in 1654 bijna.',
  },
  {
    title: 'Hoe heet de brug van de IJssel bij Kampen?',
    answers: ['Stadsbrug', 'Wilhelminabrug', 'Koebrug', 'Hanzebrug'],
    right: 0,
    why: 'De gouden wielen boven de hefbrug zijn bedekt met bladgoud en van ver te zien.',
  },
  {
    title: 'Welke plant staat op de vlag van Noord-Brabant?',
    answers: ['Geen', 'Heide', 'Brem', 'Eik'],
    right: 0,
    why: 'De vlag bestaat uit 24 rode en witte ruiten en gaat terug op de middeleeuwse hertogen.',
  },
  {
    title: 'Wie ontdekte dat kwik bij vier kelvin geen weerstand meer heeft?',
    answers: ['Lorentz', 'Zeeman', 'Kamerlingh Onnes', 'Van der Waals'],
    right: 2,
    why: 'In zijn Leidse laboratorium, destijds de koudste plek op aarde, vond hij in 1911 de supergeleiding.',
  },
  {
    title: 'Hoe lang is de Afsluitdijk?',
    answers: ['22 kilometer', '27 kilometer', '32 kilometer', '41 kilometer'],
    right: 2,
    why: 'Op 28 mei 1932 om 13:02 uur ging het laatste gat dicht en werd de Zuiderzee het IJsselmeer.',
  },
  {
    title: 'Welke taal is naast het Nederlands officieel op Bonaire?',
    answers: ['Engels', 'Spaans', 'Papiaments', 'Sranantongo'],
    right: 2,
    why: 'Op Bonaire is het Papiaments ook voertaal van het bestuur; op Saba en Sint-Eustatius is dat Engels.',
  },
  {
    title: 'Wat werd in 1919 ingevoerd?',
    answers: ['Dienstplicht', 'Algemeen vrouwenkiesrecht', 'Leerplicht', 'Ouderdomspensioen'],
    right: 1,
    why: 'Het initiatief van Henri Marchant werd op 9 augustus 1919 door koningin Wilhelmina ondertekend.',
  },
];

export const texts = {
  check: 'Controleer',
  next: 'Volgende vraag',
  again: 'Speel opnieuw',
  right: 'Goed!',
  wrong: 'Helaas.',
  hint: 'Streep twee antwoorden weg',
  share: 'Daag iemand uit',
  verdicts: [
    'Dat kan beter. Lees de uitleg nog eens na.',
    'Niet gek: de helft zat goed.',
    'Sterk gespeeld, er ontbrak weinig.',
    'Foutloos. De redactie zoekt nog quizmakers.',
  ],
} as const;
