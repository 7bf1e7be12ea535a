/** Texts of the page about the simulated backend. */
export const BACKEND_TEXTS = {
  title: 'De backend',
  lead: 'De servers van de uitgever horen niet bij dit product. Hier antwoordt een vervanger. Die herkent bezoekers aan hun sessie, onthoudt wat ze doen en weigert foute invoer.',
  refused: {
    expired: 'Deze pagina is verlopen. Probeer het opnieuw.',
    unknown: 'Die aanroep bestaat niet. Het adres moet met een schuine streep beginnen.',
  },
  tried: 'Antwoord',
  empty: 'Geen inhoud.',
  dropped: 'De verbinding wordt verbroken.',
  visitors: {
    title: 'Bezoekers',
    lead: 'Elke pagina kan als elke bezoeker worden bekeken met ?visitor=…, of door in te loggen. Elke browser heeft een eigen sessie.',
    now: 'Nu',
    read: 'Lees als',
    heads: ['Bezoeker', 'Soort', 'Rechten', 'Productcodes', 'Gezin', 'Leeftijd bij inloggen', ''],
    none: 'geen',
    age: (account: number, subscription: number | undefined) =>
      subscription === undefined
        ? `account ${account} dagen`
        : `account ${account} dagen, abonnement ${subscription} dagen`,
  },
  state: {
    title: 'Wat er van jou is opgeslagen',
    lead: 'Hoort bij deze browser en dit account; de rest van de wereld merkt er niets van.',
    empty: 'Nog niets: probeer hieronder een aanroep die iets opslaat.',
    reset: 'Wis alles',
  },
  faults: {
    title: 'Storingen',
    lead: 'Zet ?fault=soort:pad achter het adres van een pagina, en elke aanroep vanaf dan waarvan het pad past, gaat mis. Een * in het pad staat voor alles, komma’s scheiden er meer, en ?fault= zonder iets wist ze. Bij één aanroep kan ook: /data/weather?fault=500.',
    heads: ['Soort', 'Wat er gebeurt', 'Voorbeeld'],
    active: 'Nu actief',
    clear: 'Wis storingen',
  },
  calls: {
    title: 'Aanroepen',
    lead: 'Elke aanroep die het product doet, met het schema waaraan het antwoord wordt getoetst.',
    login: 'alleen ingelogd',
    bearer: 'alleen met een bewijs',
    crossSite: 'ook vanaf andere sites',
    schema: 'Schema van het antwoord',
    try: 'Probeer',
    path: 'Adres',
    body: 'Inhoud',
    send: 'Verstuur',
  },
} as const;
