/** What the pages to log in and out say. */
export const LOGIN_TEXTS = {
  title: 'Inloggen',
  lead: 'Log in om verder te lezen, artikelen te bewaren en onderwerpen te volgen.',
  email: 'E-mailadres',
  password: 'Wachtwoord',
  submit: 'Inloggen',
  errorTitle: 'Fout',
  errors: {
    email: {
      missing: 'Vul je e-mailadres in.',
      malformed: 'Vul een geldig e-mailadres in, zoals naam@voorbeeld.nl.',
    },
    password: { missing: 'Vul je wachtwoord in.' },
    form: {
      wrong: 'Dit e-mailadres en dit wachtwoord horen niet bij elkaar. Controleer ze en probeer het opnieuw.',
      expired: 'Deze pagina was verlopen. Probeer het opnieuw.',
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
  details: 'Mijn gegevens',
  subscription: 'Abonnement',
  readsAs: 'Jij leest als',
  manage: 'Gezinsleden beheren',
  manageText: 'Wie het abonnement heeft, nodigt hier huisgenoten uit om mee te lezen.',
  member: 'Jouw gezinsabonnement',
  memberText: 'Wie meeleest, ziet hier met wie, en kan het gezinsabonnement verlaten.',
  start: 'Lees samen met je gezin',
  startText: 'Wie alleen leest, ziet hier hoe een gezin met één abonnement leest.',
} as const;
