/** Texts that are the same in a language and in Dutch. */
export const SHARED_TEXTS = {
  en: [
    'April',
    'Bluesky',
    'December',
    'Facebook',
    'Fokke & Sukke',
    'IBAN',
    'LinkedIn',
    'Live',
    'Mastodon',
    'November',
    'Open',
    'Podcasts',
    'Postcode',
    'Quiz',
    'Reddit',
    'September',
    'Stop',
    'Sudoku',
    'Threads',
    'WhatsApp',
    'X',
  ],
  de: [
    'Alle',
    'April',
    'Artikel {articleId}',
    'Bluesky',
    'Datum',
    'Facebook',
    'Fokke & Sukke',
    'Foto',
    'Foto: {name}',
    'IBAN',
    'Juli',
    'Juni',
    'LinkedIn',
    'Live',
    'Mastodon',
    'November',
    'Nummer',
    'Oktober',
    'Podcasts',
    'Quiz',
    'Reddit',
    'September',
    'Sudoku',
    'Thema',
    'Threads',
    'WhatsApp',
    'X',
  ],
};

/**
 * Common Dutch words. Words that exist in English as well, such as "over", "me", "die", "of", "want" and "door", are
 * excluded.
 */
export const DUTCH_WORDS: ReadonlySet<string> = new Set(
  `aan abonnee abonnement abonnementen achter aflevering afleveringen alle alleen alles als altijd andere
  anders annuleren antwoord artikel artikelen bent bericht berichten bij binnen boek boven buiten daar
  daarna dag dagen dat deze dezelfde dit doe doen dus een eens eerst eerste elke en er erg ergens eruit
  ervan gaan gaat geeft geen geldt gelezen gelukt geven gewijzigd haar hebben hebt heeft het hier hij hoe
  hoeveel hun iedereen iemand iets ik ingelogd inloggen instellingen jaar je jij jouw jullie kan kies
  kiezen kon konden koos krant krijg krijgt kunnen kunt kwam laatste laden langer lees leeslijst lezen
  lezer lezers lukt maak maand maanden maar maken meer meest meldingen mijn misgegaan moet mogen naam naar
  nee niemand niet niets nieuw nieuwe nieuws nieuwsbrief nodig nog nooit nu onder onderwerp onderwerpen ons
  onze ook opgeslagen oplossing opnieuw opslaan opzeggen pagina probeer reacties rekening resultaat
  resultaten sla slaan sluit sluiten soms staan staat straks sturen tegen terug toch toestemming toon tot
  tussen uit uitloggen uur vaak van vanaf veel verder verhaal verhalen verloopt versturen verwijder
  verwijderd verwijderen verzameling verzamelingen vink volg volgen volgende voor vorige vraag vragen vul
  waar waarde waarom wachtwoord wanneer wat weer weet weken wel welke werkt wie wij wijzigen wil worden
  wordt zich zie zien zijn zoals zoek zoeken zonder zou`.split(/\s+/),
);

/** Dutch words that are also German words. */
export const GERMAN_WORDS: ReadonlySet<string> = new Set([
  'abonnement',
  'alle',
  'alles',
  'als',
  'andere',
  'artikel',
  'er',
  'hier',
  'laden',
  'langer',
  'niemand',
  'vorige',
  'wie',
]);
