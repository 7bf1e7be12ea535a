export interface Letter {
  readonly id: string;
  readonly name: string;
  readonly moment: string;
  readonly theme: string;
  readonly pitch: string;
}

export const letters: readonly Letter[] = [
  {
    id: 'ochtend',
    name: 'Ochtendpost',
    moment: 'werkdagen, 06:30 uur',
    theme: 'nieuws',
    pitch:
      'Het belangrijkste van de nacht en wat vandaag komen gaat, samengevat in vijf minuten door de ochtendploeg.',
  },
  {
    id: 'avond',
    name: 'Avondpost',
    moment: 'dagelijks, 17:30 uur',
    theme: 'nieuws',
    pitch: 'De dag op een rij: drie verhalen die bleven hangen, en één foto die alles zegt.',
  },
  {
    id: 'breed',
    name: 'Nieuwsmelding',
    moment: 'bij groot nieuws',
    theme: 'nieuws',
    pitch: 'Alleen als het echt ertoe doet, gemiddeld twee keer per week.',
  },
  {
    id: 'binnenhof',
    name: 'Rond het Binnenhof',
    moment: 'donderdag',
    theme: 'politiek',
    pitch: 'Onze parlementaire redactie over wat er in de wandelgangen speelt, en waarom dat jou aangaat.',
  },
  {
    id: 'brussel',
    name: 'Brief uit Brussel',
    moment: 'om de week, dinsdag',
    theme: 'politiek',
    pitch:
      'Richtlijnen, ruzies en reisjes: de Europese Unie uitgelegd aan wie er geen dagtaak van wil maken.',
  },
  {
    id: 'geld',
    name: 'Portemonnee',
    moment: 'maandag',
    theme: 'economie',
    pitch: 'Sparen, huren, kopen, pensioen: elke week een vraag van een lezer, doorgerekend.',
  },
  {
    id: 'werk',
    name: 'Werkweek',
    moment: 'zondag',
    theme: 'economie',
    pitch: 'Hoe we werken en zouden willen werken. Met een baan die je nog niet kende.',
  },
  {
    id: 'boeken',
    name: 'Leeslamp',
    moment: 'vrijdag',
    theme: 'cultuur',
    pitch: 'De recensies van de week, een vergeten klassieker en de boekhandel van de maand.',
  },
  {
    id: 'film',
    name: 'Zaal 4',
    moment: 'woensdag',
    theme: 'cultuur',
    pitch: 'Wat draait, wat streamt, en welke film je op televisie niet moet missen.',
  },
  {
    id: 'muziek',
    name: 'Kant B',
    moment: 'zaterdag',
    theme: 'cultuur',
    pitch: 'Nieuwe platen van pop tot barok, met een afspeellijst van een uur.',
  },
  {
    id: 'klimaat',
    name: 'Hoogwater',
    moment: 'dinsdag',
    theme: 'wetenschap',
    pitch:
      'Klimaat en natuur in Nederland, zonder doem en zonder sprookjes. Met een grafiek die je bijblijft.',
  },
  {
    id: 'lab',
    name: 'Proefopstelling',
    moment: 'zaterdag',
    theme: 'wetenschap',
    pitch: 'Een onderzoek van de week ontleed: wat weten we nu, en wat nog niet?',
  },
  {
    id: 'gezond',
    name: 'Bijsluiter',
    moment: 'woensdag',
    theme: 'wetenschap',
    pitch: 'Slapen, bewegen, eten en wat artsen er zelf van vinden.',
  },
  {
    id: 'voetbal',
    name: 'Tweede paal',
    moment: 'maandag en vrijdag',
    theme: 'sport',
    pitch: 'Nabeschouwing van het weekeinde en een vooruitblik, met cijfers die op televisie ontbreken.',
  },
  {
    id: 'fiets',
    name: 'Buitenblad',
    moment: 'donderdag, van februari tot oktober',
    theme: 'sport',
    pitch: 'Wielrennen voor wie kijkt en voor wie zelf rijdt. Elke week een route met café.',
  },
  {
    id: 'keuken',
    name: 'Aan tafel',
    moment: 'vrijdag',
    theme: 'leven',
    pitch: 'Drie recepten voor het weekeinde, één boodschappenlijst, nooit meer dan twaalf ingrediënten.',
  },
  {
    id: 'tuin',
    name: 'Volle grond',
    moment: 'eerste zondag van de maand',
    theme: 'leven',
    pitch:
      'Wat je deze maand zaait, snoeit of juist met rust laat, ook op een balkon van twee vierkante meter.',
  },
  {
    id: 'ouders',
    name: 'Opvoedkwesties',
    moment: 'dinsdag',
    theme: 'leven',
    pitch: 'Deskundigen en ervaren ouders over schermtijd, zakgeld, slaap en alles daartussen.',
  },
  {
    id: 'puzzel',
    name: 'Denkpauze',
    moment: 'zaterdag',
    theme: 'leven',
    pitch: 'Een cryptogram, een schaakprobleem en de oplossing van vorige week.',
  },
  {
    id: 'regio',
    name: 'Om de hoek',
    moment: 'werkdagen, 12:00 uur',
    theme: 'nieuws',
    pitch: 'Nieuws uit je eigen gemeente en de drie daaromheen, gekozen door de regioredactie.',
  },
];

export const texts = {
  address: 'E-mailadres',
  name: 'Voornaam',
  frequency: 'Hoe vaak wil je ook tips van de redactie?',
  frequencies: ['nooit', 'maandelijks', 'wekelijks'],
  consent: 'Ik ben zestien jaar of ouder en ga akkoord met de voorwaarden.',
  submit: 'Schrijf me in',
  also: 'Lezers van deze nieuwsbrief kiezen ook',
  errors: {
    missing: 'Vul je e-mailadres in.',
    noAt: 'Er ontbreekt een apenstaartje (@) in het adres.',
    domain: 'Het deel na de @ klopt niet, bijvoorbeeld ‘voorbeeld.nl’.',
    space: 'Een e-mailadres heeft geen spaties.',
    local: 'Het deel voor de @ klopt niet.',
    disposable: 'Gebruik een adres dat je over een week nog leest.',
    consent: 'Zonder je akkoord mogen we niets sturen.',
  },
  privacy:
    'We gebruiken je adres alleen om deze nieuwsbrief te sturen. Uitschrijven kan met één klik onderaan elke brief. We meten of een brief wordt geopend om de onderwerpregels te verbeteren; dat kun je in je account uitzetten. Je adres gaat nooit naar adverteerders.',
} as const;

/** Domains that readers probably mean when they mistype one. */
export const knownDomains =
  'gmail.com hotmail.com hotmail.nl outlook.com live.nl live.com ziggo.nl kpnmail.nl planet.nl home.nl xs4all.nl icloud.com yahoo.com casema.nl chello.nl hetnet.nl upcmail.nl telfort.nl quicknet.nl zonnet.nl tele2.nl solcon.nl caiway.nl online.nl wxs.nl msn.com me.com proton.me telenet.be skynet.be'.split(
    ' ',
  );

/** Domains of disposable addresses. */
export const disposableDomains =
  'mailinator.com guerrillamail.com 10minutemail.com yopmail.com trashmail.com sharklasers.com getnada.com maildrop.cc tempmail.net dispostable.com fakeinbox.com mintemail.com'.split(
    ' ',
  );
