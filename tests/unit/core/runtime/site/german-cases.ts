import type { Case } from './english-cases.ts';

/** Like ENGLISH_CASES, in German. */
export const GERMAN_CASES: Readonly<Record<string, readonly Case[]>> = {
  'core/domain/favourites.deleteText': [
    [['Sport'], 'Die Sammlung \u2068Sport\u2069 wird gelöscht. Die Artikel bleiben auf Ihrer Leseliste.'],
  ],
  'core/domain/newsletters.changedText': [
    [['Europe', true], 'Sie haben den Newsletter Europe abonniert.'],
    [['Europe', false], 'Sie haben den Newsletter Europe abbestellt.'],
  ],
  'core/domain/paywall/payment.paidTitle': [[['NRC'], 'Zahlung erfolgreich – NRC']],
  'core/domain/search.suggestionsText': [
    [[1], '1 Vorschlag, Pfeil nach unten zum Auswählen'],
    [[5], '5 Vorschläge, Pfeil nach unten zum Auswählen'],
  ],
  'core/domain/share/modal.giftText': [
    [[undefined], 'Wer den Geschenklink öffnet, kann diesen Artikel ohne Abonnement lesen.'],
    [[1], 'Wer den Geschenklink öffnet, kann diesen Artikel 1\u00A0Tag lang ohne Abonnement lesen.'],
    [[30], 'Wer den Geschenklink öffnet, kann diesen Artikel 30\u00A0Tage lang ohne Abonnement lesen.'],
  ],
  'core/domain/share/modal.givenText': [
    [
      [undefined],
      'Sie haben diesen Artikel schon verschenkt: Denselben Link noch einmal zu teilen, kostet nichts.',
    ],
    [
      [0],
      'Sie haben diesen Artikel schon verschenkt: Denselben Link noch einmal zu teilen, kostet nichts. Er läuft heute ab.',
    ],
    [
      [1],
      'Sie haben diesen Artikel schon verschenkt: Denselben Link noch einmal zu teilen, kostet nichts. Er gilt noch 1\u00A0Tag.',
    ],
    [
      [5],
      'Sie haben diesen Artikel schon verschenkt: Denselben Link noch einmal zu teilen, kostet nichts. Er gilt noch 5\u00A0Tage.',
    ],
  ],
  'core/domain/share/modal.remainingText': [
    [[1, undefined], 'Sie können noch 1 Artikel verschenken.'],
    [[3, undefined], 'Sie können noch 3 Artikel verschenken.'],
    [[1, 1], 'Sie können noch 1 Artikel verschenken.'],
    [[1, 5], 'Sie können noch 1 von Ihren 5 Artikeln verschenken.'],
  ],
  'core/domain/share.notAnAddress': [[["it's {"], "Fehler: „it's {“ ist keine gültige URL."]],
  'core/domain/topics.notifiedText': [
    [['Africa', true], 'Benachrichtigungen zu „Africa“ sind eingeschaltet.'],
    [['Africa', false], 'Benachrichtigungen zu „Africa“ sind ausgeschaltet.'],
  ],
  'core/platform/time/moment.dateAndTime': [[['7 November 2025', '13:05'], '7 November 2025, 13:05 Uhr']],
  'core/platform/time/moment.untilDay': [[['5 April 2026'], 'bis einschließlich 5 April 2026']],
  'core/platform/time/moment.untilMoment': [[['5 April 2026, 12:00'], 'bis 5 April 2026, 12:00']],
  'core/ui/carousel.positionText': [
    [[{ first: 0, count: 8 }], ''],
    [[{ first: 3, count: 8 }], '3 von 8'],
    [[{ first: 3, last: 5, count: 8 }], '3 bis 5 von 8'],
  ],
  'core/ui/forms/react.summaryText': [
    [[2, 0], '2 Felder sind noch auszufüllen'],
    [[0, 2], '2 Felder enthalten einen Fehler'],
    [[1, 1], '1 Feld ist leer, 1 enthält einen Fehler'],
    [[2, 3], '2 Felder sind leer, 3 enthalten einen Fehler'],
  ],
  'core/ui/forms/rules.maxWordsText': [
    [[1, 2], 'Bitte höchstens 1 Wort. (Sie haben 2.)'],
    [[1200, 1450], 'Bitte höchstens 1.200 Wörter. (Sie haben 1.450.)'],
  ],
  'core/ui/forms/rules.patternText': [
    [[''], 'Halten Sie sich an die verlangte Form.'],
    [['1234 AB'], 'Halten Sie sich an die verlangte Form: 1234 AB'],
  ],
  'core/ui/forms/rules.tooShortText': [
    [[1, 0], 'Bitte mindestens 1 Zeichen. Es sind 0.'],
    [[8, 1], 'Bitte mindestens 8 Zeichen. Es sind 1.'],
  ],
  'core/ui/forms/rules.tooLongText': [
    [[1, 4], 'Bitte höchstens 1 Zeichen. Es sind 4.'],
    [[300, 1204], 'Bitte höchstens 300 Zeichen. Es sind 1.204.'],
  ],
  'core/ui/forms/served.wordCountText': [
    [[0, 1], '0 von 1 Wort'],
    [[12, 300], '12 von 300 Wörtern'],
  ],
  'core/user/consent/dialog.otherPurpose': [[['maps'], 'Zeigt Inhalte, die zu „maps“ gehören.']],
  'ads.paidBy': [
    [['Kist'], 'Anzeige von Kist'],
    [['Warm'], 'Anzeige von Warm'],
  ],
  'ads.politicalPaidBy': [
    [['A'], 'Politische Anzeige, bezahlt von A'],
    [['B'], 'Politische Anzeige, bezahlt von B'],
  ],
  'article-page.readingTimeText': [[[1], '1\u00A0Min. Lesezeit']],
  'path-storytelling.stepName': [
    [[2, ''], 'Schritt 2'],
    [[2, 'The harbour'], '2. The harbour'],
  ],
  'quiz.lengthText': [
    [['questions', 1], '1 Frage'],
    [['questions', 8], '8 Fragen'],
    [['statements', 1], '1 Aussage'],
    [['statements', 8], '8 Aussagen'],
  ],
  'quiz.placeText': [
    [['questions', 2, 8], 'Frage 2 von 8'],
    [['statements', 2, 8], 'Aussage 2 von 8'],
  ],
  'quiz.resultText': [
    [['questions', 1, 1], 'Sie haben 1 von 1 Frage richtig beantwortet'],
    [['questions', 0, 8], 'Sie haben 0 von 8 Fragen richtig beantwortet'],
    [['statements', 2.5, 1], 'Sie haben 2,5 von 1 Punkt erreicht'],
    [['statements', 1234.567, 2000], 'Sie haben 1.234,57 von 2.000 Punkten erreicht'],
  ],
  'quiz.sharedResultText': [
    [['questions', 1, 1], 'Ich habe 1 von 1 Frage richtig beantwortet.'],
    [['questions', 7, 8], 'Ich habe 7 von 8 Fragen richtig beantwortet.'],
    [['statements', 2.5, 10], 'Ich habe 2,5 von 10 Punkten erreicht.'],
  ],
  'quiz.wrongFeedback': [
    [[[]], 'Das ist leider nicht richtig.'],
    [[['Paris']], 'Leider falsch. Richtig ist: Paris'],
    [[['Paris', 'Rome']], 'Leider falsch. Richtig sind: Paris und Rome'],
    [[['Paris', 'Rome', 'Oslo']], 'Leider falsch. Richtig sind: Paris, Rome und Oslo'],
  ],
  'subscription-settings.priceText': [
    [['€4', 1], '€4 im Monat'],
    [['€4', 3], '€4 alle 3 Monate'],
    [['€4', 12], '€4 im Jahr'],
  ],
  'family-settings.parentText': [
    [[undefined], 'Sie lesen mit einem Familienabonnement mit.'],
    [['Ann Lee'], 'Sie lesen mit dem Familienabonnement von Ann Lee mit.'],
  ],
  'lazy-cards.minutesText': [
    [[1], '1\u00A0Min.'],
    [[24], '24\u00A0Min.'],
  ],
  'paginated-list.loadedText': [
    [[1, false], '1 Artikel geladen.'],
    [[12, false], '12 Artikel geladen.'],
    [[1, true], '1 Artikel geladen. Das war alles.'],
    [[2, true], '2 Artikel geladen. Das war alles.'],
  ],
  'paginated-list.heldText': [
    [[1], '1 neuer Artikel wartet.'],
    [[3], '3 neue Artikel warten.'],
  ],
  'paginated-list.showText': [
    [[1], '1 Artikel zeigen'],
    [[3], '3 Artikel zeigen'],
  ],
  'liveblog-block.liveblogLabel': [
    [[0], 'Liveblog'],
    [[1], '1 neuer Beitrag'],
    [[4], '4 neue Beiträge'],
  ],
  'liveblog-widget.arrivedText': [
    [[['Talks resume']], '1 neuer Beitrag: Talks resume'],
    [[['Talks resume', 'Strike ends']], '2 neue Beiträge'],
  ],
  'liveblog/since.sinceText': [
    [[1, false], 'Seit Ihrem letzten Besuch: 1 Beitrag'],
    [[7, false], 'Seit Ihrem letzten Besuch: 7 Beiträge'],
    [[5, true], 'Seit Ihrem letzten Besuch: mindestens 5 Beiträge'],
  ],
  'liveblog.newUpdatesText': [
    [[1], '1 neuer Beitrag'],
    [[2], '2 neue Beiträge'],
  ],
  'liveblog.onlyKeyMomentsText': [
    [[0], 'Hier gibt es noch keine wichtigen Beiträge.'],
    [[1], 'Sie sehen jetzt nur den einen wichtigen Beitrag.'],
    [[6], 'Sie sehen jetzt nur die 6 wichtigen Beiträge.'],
  ],
  'new-since.newSinceText': [
    [['night', ''], 'Neu seit heute Nacht'],
    [['morning', ''], 'Neu seit heute Morgen'],
    [['afternoon', ''], 'Neu seit heute Nachmittag'],
    [['time', '14:20'], 'Neu seit 14:20 Uhr'],
    [['evening', ''], 'Neu seit gestern Abend'],
    [['yesterday', ''], 'Neu seit gestern'],
    [['weekday', 'Tuesday'], 'Neu seit Tuesday'],
    [['last', ''], 'Neu seit Ihrem letzten Besuch'],
  ],
  'newsletter-bundle-landing.submitText': [
    [[1], '1 Newsletter abonnieren'],
    [[3], '3 Newsletter abonnieren'],
  ],
  'newsletters-page.countText': [
    [[0], 'Sie haben noch keinen Newsletter abonniert.'],
    [[1], 'Sie haben 1 Newsletter abonniert.'],
    [[3], 'Sie haben 3 Newsletter abonniert.'],
  ],
  'paywall/funnel/forms.checkedDueText': [
    [['€ 24,01', 3], 'Jetzt zu zahlen: € 24,01, für 3 Monate und die Identitätsprüfung.'],
    [['€ 96,01', 12], 'Jetzt zu zahlen: € 96,01, für 1 Jahr und die Identitätsprüfung.'],
  ],
  'paywall/funnel/forms.dueText': [
    [['€ 8,00', 1], 'Jetzt zu zahlen: € 8,00, für 1 Monat.'],
    [['€ 96,00', 12], 'Jetzt zu zahlen: € 96,00, für 1 Jahr.'],
  ],
  'paywall/funnel/forms.holdsText': [
    [['€ 2,00', 24], 'Der Preis von € 2,00 pro Woche gilt 2 Jahre lang.'],
    [['€ 2,00', 18], 'Der Preis von € 2,00 pro Woche gilt 18 Monate lang.'],
  ],
  'paywall/funnel/forms.noticeText': [
    [[0], 'Sie können jederzeit mit sofortiger Wirkung kündigen.'],
    [[1], 'Die Kündigungsfrist beträgt 1 Monat.'],
    [[2], 'Die Kündigungsfrist beträgt 2 Monate.'],
    [[12], 'Die Kündigungsfrist beträgt 1 Jahr.'],
  ],
  'paywall/funnel/registration.emailInvalidText': [
    [[''], 'Die Adresse stimmt nicht.'],
    [['It ends in a full stop.'], 'Die Adresse stimmt nicht: It ends in a full stop.'],
  ],
  'paywall/funnel/forms.totalText': [
    [['€ 8,00', 1], '€ 8,00 pro Monat'],
    [['€ 24,00', 3], '€ 24,00 für 3 Monate'],
    [['€ 96,00', 12], '€ 96,00 pro Jahr'],
  ],
  'privacy-settings.barText': [
    [['7 Mar', 1], 'Woche ab 7 Mar: 1 Artikel'],
    [['7 Mar', 0], 'Woche ab 7 Mar: 0 Artikel'],
  ],
  'privacy-settings.daysText': [
    [[1], '1 Tag'],
    [[30], '30 Tage'],
  ],
  'privacy-settings.weeksEmpty': [
    [[1], 'In der letzten Woche haben wir noch keine gelesenen Artikel aufgezeichnet.'],
    [[5], 'In den letzten 5 Wochen haben wir noch keine gelesenen Artikel aufgezeichnet.'],
  ],
  'privacy-settings.weeksSummary': [
    [[5, 1, 0], 'In den letzten 5 Wochen haben Sie 1 Artikel gelesen: weniger als einen pro Woche.'],
    [[13, 40, 3], 'In den letzten 13 Wochen haben Sie 40 Artikel gelesen: etwa 3 pro Woche.'],
  ],
  'reading-list-page/offline.offlineText': [
    [
      [0, '0.1 MB', false, 3],
      'Es sind noch keine Artikel offline verfügbar. 3 Artikel gibt es nur mit Abonnement.',
    ],
    [
      [1, '0.1 MB', false, 1],
      '1 Artikel ist offline verfügbar (0.1 MB). 1 Artikel gibt es nur mit Abonnement.',
    ],
    [[12, '1.2 MB', true, 0], '12 Artikel sind offline verfügbar (1.2 MB). Für mehr ist kein Platz.'],
  ],
  'reading-list-page.countText': [
    [[1, false], '1 Artikel'],
    [[8, false], '8 Artikel'],
    [[1, true], 'Der erste Artikel'],
    [[8, true], 'Die ersten 8 Artikel'],
  ],
  'reading-list-page.notFound': [[['Oslo'], 'Keine gespeicherten Artikel gefunden für „\u2068Oslo\u2069“.']],
  'view-count.remainingText': [
    [[0], 'Keine kostenlosen Artikel mehr'],
    [[1], 'Noch 1 kostenloser Artikel'],
    [[4], 'Noch 4 kostenlose Artikel'],
  ],
  'welcome-bundle.welcome': [
    [[''], 'Willkommen'],
    [['Ann'], 'Willkommen, Ann'],
  ],
  'podcast-index.countText': [
    [[0], 'Keine Folgen gefunden.'],
    [[1], '1 Folge'],
    [[1200], '1.200 Folgen'],
  ],
  'podcast-player.hoursText': [
    [[1], '1 Stunde'],
    [[2], '2 Stunden'],
  ],
  'podcast-player.minutesText': [
    [[1], '1 Minute'],
    [[5], '5 Minuten'],
  ],
  'podcast-player.secondsText': [
    [[0], '0 Sekunden'],
    [[1], '1 Sekunde'],
  ],
  'podcast-player.speedText': [
    [[1.25], '1,25x'],
    [[2], '2x'],
  ],
  'about-us.countText': [
    [[0], 'Niemand gefunden.'],
    [[1], '1 Person'],
    [[9], '9 Personen'],
  ],
  'agreement-widget.countText': [
    [[0], 'Keine Vereinbarungen gefunden.'],
    [[1], '1 Vereinbarung'],
    [[9], '9 Vereinbarungen'],
  ],
  'election.countedText': [
    [[45.25], '45,3\u00A0% ausgezählt'],
    [[100], '100,0\u00A0% ausgezählt'],
  ],
  'election.majorityText': [
    [[76, 150], 'Für eine Mehrheit sind 76 der 150 Sitze nötig.'],
    [[501, 1001], 'Für eine Mehrheit sind 501 der 1.001 Sitze nötig.'],
  ],
  'election.seatsText': [
    [[0], '0 Sitze'],
    [[1], '1 Sitz'],
    [[1050], '1.050 Sitze'],
  ],
  'in-memoriam-page.countText': [
    [[0], 'Keine Ergebnisse gefunden.'],
    [[1], '1 Ergebnis'],
    [[9], '9 Ergebnisse'],
  ],
  'job-listings.countText': [
    [[0], 'Keine Stellen gefunden.'],
    [[1], '1 Stelle'],
    [[9], '9 Stellen'],
  ],
  'masterclasses-overview.countText': [
    [[0], 'Keine Masterclasses gefunden.'],
    [[1], '1 Masterclass'],
    [[9], '9 Masterclasses'],
  ],
  'obituaries.countText': [
    [[0], 'Keine Nachrufe gefunden.'],
    [[1], '1 Nachruf'],
    [[9], '9 Nachrufe'],
  ],
  'puzzle-overview.countText': [
    [[0], 'Keine Rätsel gefunden.'],
    [[1], '1 Rätsel'],
    [[9], '9 Rätsel'],
  ],
  'honours-search.countText': [
    [[0], 'Keine Ergebnisse gefunden.'],
    [[1], '1 Ergebnis'],
    [[2999], '2.999 Ergebnisse'],
  ],
  'item-filters.countText': [
    [[0], 'Keine Ergebnisse gefunden.'],
    [[1], '1 Ergebnis'],
    [[9], '9 Ergebnisse'],
  ],
  'search-page.outcomeText': [
    [[0, ''], 'Keine Ergebnisse gefunden.'],
    [[1, ''], '1 Ergebnis'],
    [[12, ''], '12 Ergebnisse'],
    [[0, 'tulips'], 'Keine Ergebnisse für „tulips“ gefunden.'],
    [[1, 'tulips'], '1 Ergebnis für „tulips“'],
    [[12, 'tulips'], '12 Ergebnisse für „tulips“'],
  ],
  'ab-group.joinedText': [[[{ test: 'paywall', group: 'b' }], 'A/B-Test paywall: Gruppe b zugeteilt']],
  'colour-scheme.schemeLabel': [
    [['system', undefined], 'System (hell)'],
    [['system', 'light'], 'System (hell)'],
    [['system', 'dark'], 'System (dunkel)'],
    [['light', undefined], 'Hell'],
    [['dark', 'light'], 'Dunkel'],
  ],
  'weather.degreesText': [
    [[0], '0 Grad'],
    [[1], '1 Grad'],
    [[9], '9 Grad'],
  ],
  'weather.frostText': [
    [[1], 'minus 1 Grad'],
    [[9], 'minus 9 Grad'],
  ],
  'special-cookies-list.countText': [
    [[0], 'Keine Cookies gefunden.'],
    [[1], '1 Cookie'],
    [[9], '9 Cookies'],
  ],
  'special-duurzaamheid.countText': [
    [[0], 'Keine Artikel gefunden.'],
    [[1], '1 Artikel'],
    [[9], '9 Artikel'],
  ],
  'special-kindernamen.foundText': [
    [[0], '0 Namen gefunden'],
    [[1], '1 Name gefunden'],
    [[5123], '5.123 Namen gefunden'],
  ],
  'special-kindernamen.summaryText': [
    [[0, { year: 1950, count: 0 }], 'In diesen Jahren erhielt kein Kind diesen Namen.'],
    [[1, { year: 1984, count: 1 }], '1 Kind erhielt diesen Namen, im Jahr 1984.'],
    [
      [12345, { year: 1984, count: 1210 }],
      '12.345 Kinder erhielten diesen Namen, die meisten im Jahr 1984: 1.210.',
    ],
  ],
  'special-party-comparison.chosenText': [
    [[[]], 'Alle Parteien'],
    [[['VVD']], 'Vergleich von VVD'],
    [[['VVD', 'D66', 'CDA']], 'Vergleich von VVD, D66 und CDA'],
  ],
  'special-regeerakkoord.countText': [
    [[0], 'Keine Passagen gefunden.'],
    [[1], '1 Passage'],
    [[9], '9 Passagen'],
  ],
  'topic-notify.buttonText': [
    [['Africa', true], 'Benachrichtigungen zu Africa abstellen'],
    [['Africa', false], 'Benachrichtigungen zu Africa erhalten'],
  ],
  'topic-preview.ballsText': [[[4], '4 von 5 Punkten']],
  'topics-overview.countText': [
    [[0], '0 Themen gefunden.'],
    [[1], '1 Thema gefunden.'],
    [[9], '9 Themen gefunden.'],
  ],
};
