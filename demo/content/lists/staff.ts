/** A department of the paper with its people. */
export interface Department {
  readonly slug: string;
  readonly name: string;
  readonly people: readonly (readonly [name: string, work: string])[];
}

/** The people of the paper, by department. */
export const STAFF: readonly Department[] = [
  {
    slug: 'hoofdredactie',
    name: 'Hoofdredactie',
    people: [
      ['Renée van Ommen', 'Hoofdredacteur'],
      ['Jurre Tamminga', 'Adjunct-hoofdredacteur nieuws'],
      ['Fatima el Idrissi', 'Adjunct-hoofdredacteur digitaal'],
      ['Klaas Hoekema', 'Ombudsman'],
    ],
  },
  {
    slug: 'redactie',
    name: 'Redactie',
    people: [
      ['Anaïs Verbruggen', 'Verslaggever binnenland'],
      ['Bram de Wijs', 'Chef binnenland'],
      ['Chiara Lombardi', 'Correspondent Rome'],
      ['Daniël Österholt', 'Verslaggever klimaat en water'],
      ['Eefje Kuipers', 'Chef cultuur'],
      ['Farid Haddad', 'Correspondent Beiroet'],
      ['Güneş Aydın', 'Verslaggever economie'],
      ['Hanna Björk', 'Wetenschapsredacteur'],
      ['Ivo Klaassen', 'Chef sport'],
      ['Jet Broersma', 'Datajournalist'],
      ['Koen van der Laan', 'Eindredacteur'],
      ['Loes Poelman', 'Chef opinie'],
    ],
  },
  {
    slug: 'beeld',
    name: 'Beeld en vorm',
    people: [
      ['Mira Petrović', 'Fotoredacteur'],
      ['Niek Schouten', 'Illustrator'],
      ['Oumaima Belkadi', 'Vormgever digitaal'],
      ['Pim Dekker', 'Infografieken'],
    ],
  },
  {
    slug: 'uitgeverij',
    name: 'Uitgeverij',
    people: [
      ['Quirine Bos', 'Uitgever'],
      ['Ruud Feenstra', 'Chef bezorging'],
      ['Sanne Wit', 'Klantenservice'],
      ['Tóth Bálint', 'Front-end-ontwikkelaar'],
    ],
  },
];
