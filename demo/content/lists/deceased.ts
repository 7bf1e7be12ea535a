/** A person about whom the paper wrote an obituary. */
export interface Deceased {
  readonly slug: string;
  readonly name: string;
  readonly born: number;
  readonly died: number;
  readonly about: string;
}

const person = (name: string, born: number, died: number, about: string): Deceased => ({
  slug: name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '-'),
  name,
  born,
  died,
  about,
});

/** The paper's obituaries, from the latest to one of fifty years ago. */
export const OBITUARIES: readonly Deceased[] = [
  person('Zoë van Ée', 1931, 2026, 'schreef kinderboeken waarin niemand flauwviel'),
  person('Jan Jansen', 1944, 2026, 'tekende veertig jaar het weer'),
  person('André Ruôs', 1938, 2026, 'bouwde orgels van sloophout'),
  person('Geesje Wiersma', 1929, 2025, 'zwom als eerste naar Ameland en terug'),
  person('Henk Blom', 1950, 2025, 'reed de laatste melkwagen van Salland'),
  person('Marijke Ó Súilleabháin', 1941, 2024, 'vertaalde Joyce, twee keer'),
  person('Willem Draaisma', 1935, 2024, 'ontwierp het verkeersbord dat iedereen kent'),
  person('Chandra Ramdien', 1947, 2023, 'leerde Paramaribo schaken'),
  person('Truus Kok', 1926, 2022, 'was koerierster en sprak er nooit over'),
  person('Søren Dahl', 1939, 2021, 'fotografeerde vuurtorens bij nacht'),
  person('Piet Smit', 1930, 2020, 'kweekte de tulp die naar niemand is genoemd'),
  person('Aïcha Benali', 1951, 2019, 'begon de eerste avondschool van Overvecht'),
  person('Bertus Aafjes', 1928, 2018, 'repareerde elke klok van Zutphen'),
  person('Cornelia Vonk', 1933, 2017, 'vond een komeet vanaf haar balkon'),
  person('Dirk Zeldenrust', 1924, 2016, 'was burgemeester van drie dorpen tegelijk'),
  person('Elly Schaap', 1940, 2015, 'zong in cafés tot haar tachtigste niet meer kwam'),
  person('François Lemaire', 1922, 2014, 'bakte brood voor een halve stad'),
  person('Gré Nauta', 1919, 2013, 'schaatste elf steden in het donker'),
  person('Hassan Yıldız', 1945, 2012, 'bracht de saz naar het conservatorium'),
  person('Ida Veldkamp', 1920, 2011, 'telde een leven lang kieviten'),
  person('Joop Terpstra', 1932, 2010, 'floot de snelste wedstrijd ooit'),
  person('Käthe Brandt', 1917, 2009, 'kwam in 1938 en bleef'),
  person('Leendert Kramer', 1926, 2008, 'hield het langst een dagboek bij'),
  person('Mies Oudekerk', 1918, 2007, 'gaf het eerste college in een broek'),
  person('Nico Valk', 1936, 2006, 'vond de fout in de Deltawerken'),
  person('Olga Ivanova', 1914, 2005, 'danste voor drie regimes'),
  person('Pieter-Jan Haan', 1921, 2004, 'verkocht zijn fabriek aan zijn arbeiders'),
  person('Riet Mulder', 1923, 2003, 'pleitte voor wie niemand wilde'),
  person('Sjoerd Galema', 1912, 2002, 'zag het veen verdwijnen en schreef het op'),
  person('Tonia Faber', 1916, 2001, 'maakte de hoed van de koningin'),
  person('Ubbo Mansholt', 1910, 2000, 'dacht dat het met de landbouw anders kon'),
  person('Vera Castricum', 1927, 1998, 'speelde elke Medea behalve de laatste'),
  person('Wim Sonneveldt', 1909, 1996, 'las het nieuws alsof het goed kwam'),
  person('Xander Pool', 1934, 1994, 'klom zonder touw'),
  person('Yvonne Lardinois', 1913, 1991, 'spaarde het mijnmuseum bij elkaar'),
  person('Zacharias Prins', 1906, 1989, 'schilderde één boom, duizend keer'),
  person('Bep Ooms', 1908, 1986, 'rekende voor de eerste computer'),
  person('Krijn Goossen', 1902, 1983, 'was de laatste strandjutter van beroep'),
  person('Nel Aardema', 1899, 1979, 'stemde als eerste vrouw van haar dorp'),
  person('Obe Postma', 1895, 1976, 'dichtte over weer dat voorbij is'),
];

/** The newsroom's in memoriams, of people who were close to the paper. */
export const MEMORIAMS: readonly Deceased[] = [
  person('Mary-Lou Brekelmans', 1949, 2026, 'was een eindredacteur die elke komma kende'),
  person('Josée Tóth', 1958, 2026, 'was correspondent in een land dat van naam veranderde'),
  person('Sietse Bakker', 1936, 2025, 'was bezorger van de ochtendkrant, vijftig jaar lang'),
  person('Ömer Kaya', 1961, 2025, 'was fotograaf van voetbalvelden na afloop'),
  person('Liesbeth Zoon', 1944, 2024, 'was een columnist die nooit ik schreef'),
  person('Gijs Dorrepaal', 1952, 2023, 'was puzzelmaker met een zwak voor rivieren'),
  person('Inge Smeets', 1940, 2022, 'was drukker, en rook altijd naar inkt'),
  person('Ramón Vega', 1955, 2021, 'was vertaler van de buitenlandpagina'),
];
