/** A subject of customer service: a section of its page, and a result of the search. */
export interface ServiceSubject {
  /** The id of its section of the page. */
  readonly id: string;
  readonly title: string;
  /** The answer in a sentence or two. */
  readonly text: string;
  /** The page where it is done; undefined if the form on this page does it. */
  readonly link?: { readonly label: string; readonly href: string };
  /** Search terms for the subject: words or their beginnings. */
  readonly words: readonly string[];
}

/** The address of customer service. */
export const SERVICE = '/klantenservice/';

/** The telephone number and the opening hours that pages name. */
export const TELEPHONE = { label: '0800 0199', href: 'tel:08000199' } as const;
export const HOURS = 'Maandag tot en met vrijdag van 08:00 tot 18:00 uur, zaterdag van 08:00 tot 12:00 uur.';

/** The subjects, in the order of the page. */
export const SUBJECTS: readonly ServiceSubject[] = [
  {
    id: 'opzeggen',
    title: 'Opzeggen',
    text: 'Je zegt zelf op, in twee stappen. Je leest door tot het einde van wat je betaald hebt, en tot die dag kun je je opzegging intrekken.',
    link: { label: 'Abonnement opzeggen', href: '/account/opzeggen/' },
    words: ['opzeg', 'opgezegd', 'stoppen', 'beëindig', 'abonnement stop', 'annuleer'],
  },
  {
    id: 'herroepen',
    title: 'Herroepen',
    text: 'Tot veertien dagen na je bestelling kun je haar herroepen, zonder reden. Je krijgt je geld terug, en meteen een ontvangstbevestiging.',
    link: { label: 'Hier herroepen', href: '/herroepen/' },
    words: ['herroep', 'bedenktijd', 'geld terug', 'retour'],
  },
  {
    id: 'bezorging',
    title: 'Bezorging',
    text: 'Door de week ligt de krant voor zeven uur op de mat, op zaterdag voor acht uur. Geen krant gekregen? Meld het met het formulier, dan krijg je hem nagestuurd of terugbetaald.',
    link: {
      label: 'Meld een klacht over de bezorging',
      href: '/klantenservice/?onderwerp=bezorging#formulier',
    },
    words: ['bezorg', 'krant niet', 'geen krant', 'nabezorg'],
  },
  {
    id: 'vakantie',
    title: 'Vakantie',
    text: 'Zet je abonnement stil zolang je weg bent, tot acht weken. Je betaalt dan niets.',
    link: { label: 'Pauzeer je abonnement', href: '/account/#abonnement' },
    words: ['vakantie', 'pauze', 'pauzeer', 'onderbreek', 'stilzet'],
  },
  {
    id: 'verhuizen',
    title: 'Verhuizen',
    text: 'Geef je nieuwe adres door met het formulier. Doe je dat drie werkdagen van tevoren, dan ligt de eerste krant er op tijd.',
    link: { label: 'Geef je verhuizing door', href: '/klantenservice/?onderwerp=verhuizen#formulier' },
    words: ['verhuiz', 'verhuis', 'nieuw adres', 'adreswijzig'],
  },
  {
    id: 'factuur',
    title: 'Factuur en betalen',
    text: 'Je facturen staan bij je abonnement. Daar zie je ook wanneer we het volgende bedrag afschrijven, en hoeveel.',
    link: { label: 'Bekijk je facturen', href: '/account/#abonnement' },
    words: ['factu', 'rekening', 'betal', 'incasso', 'afschrij'],
  },
  {
    id: 'inloggen',
    title: 'Inloggen en account',
    text: 'Met één account lees je op de site, in de app en op elk apparaat. Wachtwoord kwijt? Dan kies je een nieuw.',
    link: { label: 'Kies een nieuw wachtwoord', href: '/wachtwoord-vergeten/' },
    words: ['inlog', 'wachtwoord', 'klantenservice', 'lezersservice', 'helpdesk'],
  },
];

/** The subjects that match a query. */
export function subjectsFor(query: string): readonly ServiceSubject[] {
  const asked = ` ${query.toLowerCase().trim()}`;
  return SUBJECTS.filter(({ words }) => words.some((word) => asked.includes(` ${word}`)));
}
