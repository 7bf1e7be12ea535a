/** Texts of the pages to log in and out. */
export const LOGIN_TEXTS = {
  title: 'Inloggen',
  lead: 'Log in om verder te lezen, artikelen op te slaan en onderwerpen te volgen.',
  email: 'E-mailadres',
  password: 'Wachtwoord',
  submit: 'Inloggen',
  forgotten: 'Wachtwoord vergeten?',
  none: 'Nog geen account?',
  make: 'Account maken',
  changed: 'Je wachtwoord is gewijzigd. Log in met je nieuwe wachtwoord.',
  errorTitle: 'Fout',
  errors: {
    email: {
      missing: 'Vul je e-mailadres in.',
      malformed: 'Vul een geldig e-mailadres in, zoals naam@voorbeeld.nl.',
    },
    password: { missing: 'Vul je wachtwoord in.' },
    form: {
      wrong: 'Dit e-mailadres en dit wachtwoord horen niet bij elkaar. Controleer ze en probeer het opnieuw.',
      expired: 'Deze pagina is verlopen. Probeer het opnieuw.',
      unknown: 'Dit demo-account bestaat niet. Kies een ander.',
    },
  },
  already: 'Je bent al ingelogd als',
  goOn: 'Verder lezen',
  demoTitle: 'Demo-accounts',
  demoLead:
    'Verzonnen lezers om de site mee te bekijken. Kies er een, of log in met het e-mailadres en wachtwoord',
  demoChoose: 'Lees als',
} as const;

export const LOGOUT_TEXTS = {
  title: 'Uitloggen',
  question: 'Wil je uitloggen op deze computer?',
  submit: 'Uitloggen',
  cancel: 'Ingelogd blijven',
  doneTitle: 'Je bent uitgelogd',
  done: 'Tot de volgende krant.',
  again: 'Opnieuw inloggen',
  front: 'Naar de voorpagina',
  expired: LOGIN_TEXTS.errors.form.expired,
} as const;

export const MY_ACCOUNT_TEXTS = {
  title: 'Mijn account',
  sections: 'Onderdelen van je account',
  details: 'Mijn gegevens',
  changeDetails: 'Wijzig je gegevens',
  changePassword: 'Wijzig je wachtwoord',
  subscription: 'Abonnement',
  readsAs: 'Jij leest als',
  readsFree: 'Jij leest met een gratis account',
  since: 'Je abonnement begon op',
  ended: 'Je abonnement stopte op',
  none: 'Je hebt nog geen abonnement.',
  offers: 'Bekijk de abonnementen',
  discover: 'Ontdek wat je kunt lezen',
  family: 'Familieabonnement',
  manage: 'Meelezers beheren',
  manageText: 'Nodig huisgenoten uit om mee te lezen.',
  member: 'Je familieabonnement',
  memberText: 'Bekijk met wie je leest, of verlaat het familieabonnement.',
  start: 'Lees samen met je huisgenoten',
  startText: 'Bekijk hoe je met je huisgenoten één abonnement deelt.',
  toFamily: 'Familieabonnement',
  privacy: 'Privacy',
  toMessages: 'Kies je meldingen',
  privacyText: 'Bepaal of de krant bijhoudt wat je leest, en hoelang.',
  toPrivacy: 'Privacy en leesgeschiedenis',
  leave: 'Uitloggen',
  leaveText: 'Op dit apparaat ben je dan niet meer ingelogd.',
} as const;

export const PROFILE_TEXTS = {
  title: 'Mijn gegevens',
  lead: 'Zo kent de krant je.',
  name: 'Naam',
  city: 'Woonplaats',
  edition: 'Welke krant lees je het liefst?',
  morning: 'Ochtendkrant',
  evening: 'Avondkrant',
  mail: 'Stuur me e-mails over nieuwe series en acties',
  save: 'Opslaan',
  saved: 'Je wijzigingen zijn opgeslagen.',
  back: 'Terug naar Mijn account',
  errors: {
    name: 'Vul een naam van hooguit 80 tekens in.',
    city: 'Vul een woonplaats van hooguit 80 tekens in.',
    form: 'Dit formulier is verlopen. Probeer het opnieuw.',
  },
} as const;

/** Texts of the pages to make an account, and to choose a password. */
export const ACCOUNT_TEXTS = {
  make: {
    title: 'Account maken',
    lead: 'Met een gratis account sla je artikelen op, volg je onderwerpen en lees je op elk apparaat verder.',
    name: 'Naam',
    submit: 'Account maken',
    have: 'Heb je al een account?',
    logIn: 'Inloggen',
  },
  confirm: {
    title: 'Bevestig je account',
    lead: 'Met één druk op de knop is je e-mailadres bevestigd, en ben je ingelogd.',
    submit: 'Bevestig mijn account',
  },
  forgotten: {
    title: 'Wachtwoord vergeten',
    lead: 'Vul je e-mailadres in. Je krijgt een e-mail met een link waarmee je een nieuw wachtwoord kiest.',
    submit: 'Stuur de e-mail',
    sentTitle: 'Kijk in je e-mail',
    sent: 'Als dit e-mailadres bij ons bekend is, krijg je binnen enkele minuten een e-mail. De link werkt een uur. Niets ontvangen? Kijk ook bij je ongewenste e-mail.',
    back: 'Terug naar inloggen',
  },
  renew: {
    title: 'Kies een nieuw wachtwoord',
    lead: 'Dit wordt het wachtwoord van',
    submit: 'Wachtwoord opslaan',
    deadTitle: 'Deze link werkt niet meer',
    dead: 'De link is al gebruikt, of te oud. Vraag een nieuwe aan.',
    again: 'Vraag een nieuwe link aan',
  },
  first: {
    title: 'Kies een wachtwoord',
    lead: 'Dan log je later, en op elk apparaat, weer in met',
    notice: 'Je hebt nog geen wachtwoord. Kies er een, dan log je later weer in met',
    mailed: 'Liever later? We stuurden je ook een e-mail met een link.',
    later: 'Lees eerst verder',
    loggedOut: 'Log in om je wachtwoord te kiezen, of laat je een link sturen.',
    byMail: 'Stuur me een link',
    present: 'Je hebt al een wachtwoord. Wil je een ander? Dan sturen we je een link.',
    savedTitle: 'Je wachtwoord is opgeslagen',
    saved: 'Voortaan log je in',
    with: 'met',
    goOn: 'Lees verder waar je was',
    front: 'Naar de voorpagina',
  },
  email: 'E-mailadres',
  password: 'Wachtwoord',
  newPassword: 'Nieuw wachtwoord',
  help: 'Minstens 8 tekens. Een paar gewone woorden achter elkaar is veilig en goed te onthouden.',
  held: 'Je wachtwoord is onthouden. Vul hier alleen iets in als je een ander wilt.',
  errors: {
    name: 'Vul een naam van hooguit 80 tekens in.',
    email: {
      missing: 'Vul je e-mailadres in.',
      malformed: 'Vul een geldig e-mailadres in, zoals naam@voorbeeld.nl.',
      taken: 'Met dit e-mailadres is al een account gemaakt. Log in, of kies een nieuw wachtwoord.',
    },
    password: {
      short: 'Kies een wachtwoord van minstens 8 tekens.',
      long: 'Kies een wachtwoord van hooguit 200 tekens.',
      missing: 'Vul je wachtwoord in.',
      wrong: 'Dit wachtwoord hoort niet bij dit e-mailadres.',
    },
    terms: 'Ga akkoord met de voorwaarden om een account te maken.',
    expired: 'Deze pagina was verlopen. Probeer het opnieuw.',
  },
} as const;

/** The address where the demo shows the e-mails that the publisher would have sent. */
export const LETTERBOX = '/demo/postvak/';

/** Texts about the e-mails of the demo. */
export const LETTERBOX_TEXTS = {
  title: 'Postvak van de demo',
  lead: 'De demo verstuurt geen echte e-mail. Hier staat wat de krant aan je had gestuurd.',
  none: 'Er is nog geen e-mail.',
  to: 'Aan',
  demo: 'In de demo staat de e-mail in het',
  box: 'postvak van de demo',
  short: 'Postvak',
} as const;
