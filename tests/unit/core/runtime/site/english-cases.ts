/** A call of a function that returns a text: its arguments, and the resulting text. */
export type Case = readonly [given: readonly unknown[], text: string];

/**
 * The cases by the function's key: each of its forms, with the numbers and empty values that a language treats
 * specially.
 */
export const ENGLISH_CASES: Readonly<Record<string, readonly Case[]>> = {
  'core/domain/favourites.deleteText': [
    [
      ['Sport'],
      'The collection \u2068Sport\u2069 will be deleted. Its articles will stay on your reading list.',
    ],
  ],
  'core/domain/newsletters.changedText': [
    [['Europe', true], 'You’re now signed up to the Europe newsletter.'],
    [['Europe', false], 'You have unsubscribed from the Europe newsletter.'],
  ],
  'core/domain/paywall/payment.paidTitle': [[['NRC'], 'Payment successful – NRC']],
  'core/domain/search.suggestionsText': [
    [[1], '1 suggestion, arrow down to choose'],
    [[5], '5 suggestions, arrow down to choose'],
  ],
  'core/domain/share/modal.giftText': [
    [[undefined], 'Anyone who opens the gift link can read this article without a subscription.'],
    [[1], 'For 1\u00A0day, anyone who opens the gift link can read this article without a subscription.'],
    [[30], 'For 30\u00A0days, anyone who opens the gift link can read this article without a subscription.'],
  ],
  'core/domain/share/modal.givenText': [
    [
      [undefined],
      'You have already given this article away: sharing the same link again won’t use up another gift.',
    ],
    [
      [0],
      'You have already given this article away: sharing the same link again won’t use up another gift. It expires today.',
    ],
    [
      [1],
      'You have already given this article away: sharing the same link again won’t use up another gift. It is valid for 1\u00A0more day.',
    ],
    [
      [5],
      'You have already given this article away: sharing the same link again won’t use up another gift. It is valid for 5\u00A0more days.',
    ],
  ],
  'core/domain/share/modal.remainingText': [
    [[1, undefined], 'You have 1 gift article left.'],
    [[3, undefined], 'You have 3 gift articles left.'],
    [[1, 1], 'You have 1 gift article left.'],
    [[1, 5], 'You have 1 of your 5 gift articles left.'],
  ],
  'core/domain/share.notAnAddress': [[["it's {"], "Error: “it's {” is not a valid URL."]],
  'core/domain/topics.notifiedText': [
    [['Africa', true], 'Notifications about “Africa” are now on.'],
    [['Africa', false], 'Notifications about “Africa” are now off.'],
  ],
  'core/platform/time/moment.dateAndTime': [[['7 November 2025', '13:05'], '7 November 2025, 13:05']],
  'core/platform/time/moment.untilDay': [[['5 April 2026'], 'until the end of 5 April 2026']],
  'core/platform/time/moment.untilMoment': [[['5 April 2026, 12:00'], 'until 5 April 2026, 12:00']],
  'core/ui/carousel.positionText': [
    [[{ first: 0, count: 8 }], ''],
    [[{ first: 3, count: 8 }], '3 of 8'],
    [[{ first: 3, last: 5, count: 8 }], '3 to 5 of 8'],
  ],
  'core/ui/forms/react.summaryText': [
    [[2, 0], '2 fields still need to be filled in'],
    [[0, 2], '2 fields have errors'],
    [[1, 1], '1 field is empty and 1 has an error'],
    [[2, 3], '2 fields are empty and 3 have errors'],
  ],
  'core/ui/forms/rules.maxWordsText': [
    [[1, 2], 'Please use no more than 1 word. (You have 2.)'],
    [[1200, 1450], 'Please use no more than 1,200 words. (You have 1,450.)'],
  ],
  'core/ui/forms/rules.patternText': [
    [[''], 'Use the requested format.'],
    [['1234 AB'], 'Use the requested format: 1234 AB'],
  ],
  'core/ui/forms/rules.tooShortText': [
    [[1, 0], 'Use at least 1 character. You have used 0.'],
    [[8, 1], 'Use at least 8 characters. You have used 1.'],
  ],
  'core/ui/forms/rules.tooLongText': [
    [[1, 4], 'Use no more than 1 character. You have used 4.'],
    [[300, 1204], 'Use no more than 300 characters. You have used 1,204.'],
  ],
  'core/ui/forms/served.wordCountText': [
    [[0, 1], '0 of 1 word'],
    [[12, 300], '12 of 300 words'],
  ],
  'core/user/consent/dialog.otherPurpose': [[['maps'], 'Shows content that belongs to “maps”.']],
  'ads.paidBy': [
    [['Kist'], 'Advertisement from Kist'],
    [['Warm'], 'Advertisement from Warm'],
  ],
  'ads.politicalPaidBy': [
    [['A'], 'Political advertisement, paid for by A'],
    [['B'], 'Political advertisement, paid for by B'],
  ],
  'article-page.readingTimeText': [[[1], '1 min read']],
  'path-storytelling.stepName': [
    [[2, ''], 'Step 2'],
    [[2, 'The harbour'], '2. The harbour'],
  ],
  'quiz.lengthText': [
    [['questions', 1], '1 question'],
    [['questions', 8], '8 questions'],
    [['statements', 1], '1 statement'],
    [['statements', 8], '8 statements'],
  ],
  'quiz.placeText': [
    [['questions', 2, 8], 'Question 2 of 8'],
    [['statements', 2, 8], 'Statement 2 of 8'],
  ],
  'quiz.resultText': [
    [['questions', 1, 1], 'You got 1 out of 1 question right'],
    [['questions', 0, 8], 'You got 0 out of 8 questions right'],
    [['statements', 2.5, 1], 'You scored 2.5 out of 1 point'],
    [['statements', 1234.567, 2000], 'You scored 1,234.57 out of 2,000 points'],
  ],
  'quiz.sharedResultText': [
    [['questions', 1, 1], 'I got 1 out of 1 question right.'],
    [['questions', 7, 8], 'I got 7 out of 8 questions right.'],
    [['statements', 2.5, 10], 'I scored 2.5 out of 10 points.'],
  ],
  'quiz.wrongFeedback': [
    [[[]], 'Sorry, that’s not right.'],
    [[['Paris']], 'Sorry, the correct answer is: Paris'],
    [[['Paris', 'Rome']], 'Sorry, the correct answers are: Paris and Rome'],
    [[['Paris', 'Rome', 'Oslo']], 'Sorry, the correct answers are: Paris, Rome and Oslo'],
  ],
  'subscription-settings.priceText': [
    [['€4', 1], '€4 a month'],
    [['€4', 3], '€4 every 3 months'],
    [['€4', 12], '€4 a year'],
  ],
  'family-settings.parentText': [
    [[undefined], 'You’re reading with a family subscription.'],
    [['Ann Lee'], 'You’re reading with the family subscription of Ann Lee.'],
  ],
  'lazy-cards.minutesText': [
    [[1], '1 min'],
    [[24], '24 mins'],
  ],
  'paginated-list.loadedText': [
    [[1, false], '1 item loaded.'],
    [[12, false], '12 items loaded.'],
    [[1, true], '1 item loaded. That was the last one.'],
    [[2, true], '2 items loaded. That was the last one.'],
  ],
  'paginated-list.heldText': [
    [[1], '1 new item is waiting.'],
    [[3], '3 new items are waiting.'],
  ],
  'paginated-list.showText': [
    [[1], 'Show 1 item'],
    [[3], 'Show 3 items'],
  ],
  'liveblog-block.liveblogLabel': [
    [[0], 'Live blog'],
    [[1], '1 new update'],
    [[4], '4 new updates'],
  ],
  'liveblog-widget.arrivedText': [
    [[['Talks resume']], '1 new update: Talks resume'],
    [[['Talks resume', 'Strike ends']], '2 new updates'],
  ],
  'liveblog/since.sinceText': [
    [[1, false], 'Since your last visit: 1 update'],
    [[7, false], 'Since your last visit: 7 updates'],
    [[5, true], 'Since your last visit: 5 or more updates'],
  ],
  'liveblog.newUpdatesText': [
    [[1], '1 new update'],
    [[2], '2 new updates'],
  ],
  'liveblog.onlyKeyMomentsText': [
    [[0], 'There are no key points yet.'],
    [[1], 'Only the one key point is showing.'],
    [[6], 'Only the 6 key points are showing.'],
  ],
  'new-since.newSinceText': [
    [['night', ''], 'New since last night'],
    [['morning', ''], 'New since this morning'],
    [['afternoon', ''], 'New since this afternoon'],
    [['time', '14:20'], 'New since 14:20'],
    [['evening', ''], 'New since yesterday evening'],
    [['yesterday', ''], 'New since yesterday'],
    [['weekday', 'Tuesday'], 'New since Tuesday'],
    [['last', ''], 'New since your last visit'],
  ],
  'newsletter-bundle-landing.submitText': [
    [[1], 'Sign up to 1 newsletter'],
    [[3], 'Sign up to 3 newsletters'],
  ],
  'newsletters-page.countText': [
    [[0], 'You haven’t signed up to a newsletter yet.'],
    [[1], 'You’re signed up to 1 newsletter.'],
    [[3], 'You’re signed up to 3 newsletters.'],
  ],
  'paywall/funnel/forms.checkedDueText': [
    [['€ 24,01', 3], 'To pay now: € 24,01, for 3 months and the identity check.'],
    [['€ 96,01', 12], 'To pay now: € 96,01, for 1 year and the identity check.'],
  ],
  'paywall/funnel/forms.dueText': [
    [['€ 8,00', 1], 'To pay now: € 8,00, for 1 month.'],
    [['€ 96,00', 12], 'To pay now: € 96,00, for 1 year.'],
  ],
  'paywall/funnel/forms.holdsText': [
    [['€ 2,00', 24], 'The price of € 2,00 a week applies for 2 years.'],
    [['€ 2,00', 18], 'The price of € 2,00 a week applies for 18 months.'],
  ],
  'paywall/funnel/forms.noticeText': [
    [[0], 'You can cancel at any time, with immediate effect.'],
    [[1], 'The notice period is 1 month.'],
    [[2], 'The notice period is 2 months.'],
    [[12], 'The notice period is 1 year.'],
  ],
  'paywall/funnel/registration.emailInvalidText': [
    [[''], 'The address isn’t valid.'],
    [['It ends in a full stop.'], 'The address isn’t valid: It ends in a full stop.'],
  ],
  'paywall/funnel/forms.totalText': [
    [['€ 8,00', 1], '€ 8,00 a month'],
    [['€ 24,00', 3], '€ 24,00 for 3 months'],
    [['€ 96,00', 12], '€ 96,00 a year'],
  ],
  'privacy-settings.barText': [
    [['7 Mar', 1], 'Week from 7 Mar: 1 article'],
    [['7 Mar', 0], 'Week from 7 Mar: 0 articles'],
  ],
  'privacy-settings.daysText': [
    [[1], '1 day'],
    [[30], '30 days'],
  ],
  'privacy-settings.weeksEmpty': [
    [[1], 'We haven’t yet recorded any articles you read in the past week.'],
    [[5], 'We haven’t yet recorded any articles you read in the past 5 weeks.'],
  ],
  'privacy-settings.weeksSummary': [
    [[5, 1, 0], 'In the past 5 weeks you read 1 article: fewer than one a week.'],
    [[13, 40, 3], 'In the past 13 weeks you read 40 articles: about 3 a week.'],
  ],
  'reading-list-page/offline.offlineText': [
    [[0, '0.1 MB', false, 3], 'No articles are available offline yet. 3 articles are for subscribers only.'],
    [[1, '0.1 MB', false, 1], '1 article is available offline (0.1 MB). 1 article is for subscribers only.'],
    [[12, '1.2 MB', true, 0], '12 articles are available offline (1.2 MB). There is no space for more.'],
  ],
  'reading-list-page.countText': [
    [[1, false], '1 article'],
    [[8, false], '8 articles'],
    [[1, true], 'The first article'],
    [[8, true], 'The first 8 articles'],
  ],
  'reading-list-page.notFound': [[['Oslo'], 'No saved articles found for “\u2068Oslo\u2069”.']],
  'view-count.remainingText': [
    [[0], 'No free articles left'],
    [[1], '1 free article left'],
    [[4], '4 free articles left'],
  ],
  'welcome-bundle.welcome': [
    [[''], 'Welcome'],
    [['Ann'], 'Welcome, Ann'],
  ],
  'podcast-index.countText': [
    [[0], 'No episodes found.'],
    [[1], '1 episode'],
    [[1200], '1,200 episodes'],
  ],
  'podcast-player.hoursText': [
    [[1], '1 hour'],
    [[2], '2 hours'],
  ],
  'podcast-player.minutesText': [
    [[1], '1 minute'],
    [[5], '5 minutes'],
  ],
  'podcast-player.secondsText': [
    [[0], '0 seconds'],
    [[1], '1 second'],
  ],
  'podcast-player.speedText': [
    [[1.25], '1.25x'],
    [[2], '2x'],
  ],
  'about-us.countText': [
    [[0], 'No staff members found.'],
    [[1], '1 staff member'],
    [[9], '9 staff members'],
  ],
  'agreement-widget.countText': [
    [[0], 'No commitments found.'],
    [[1], '1 commitment'],
    [[9], '9 commitments'],
  ],
  'election.countedText': [
    [[45.25], '45.3% counted'],
    [[100], '100.0% counted'],
  ],
  'election.majorityText': [
    [[76, 150], 'A majority needs 76 of the 150 seats.'],
    [[501, 1001], 'A majority needs 501 of the 1,001 seats.'],
  ],
  'election.seatsText': [
    [[0], '0 seats'],
    [[1], '1 seat'],
    [[1050], '1,050 seats'],
  ],
  'in-memoriam-page.countText': [
    [[0], 'No results found.'],
    [[1], '1 result'],
    [[9], '9 results'],
  ],
  'job-listings.countText': [
    [[0], 'No vacancies found.'],
    [[1], '1 vacancy'],
    [[9], '9 vacancies'],
  ],
  'masterclasses-overview.countText': [
    [[0], 'No masterclasses found.'],
    [[1], '1 masterclass'],
    [[9], '9 masterclasses'],
  ],
  'obituaries.countText': [
    [[0], 'No obituaries found.'],
    [[1], '1 obituary'],
    [[9], '9 obituaries'],
  ],
  'puzzle-overview.countText': [
    [[0], 'No puzzles found.'],
    [[1], '1 puzzle'],
    [[9], '9 puzzles'],
  ],
  'honours-search.countText': [
    [[0], 'No results found.'],
    [[1], '1 result'],
    [[2999], '2,999 results'],
  ],
  'item-filters.countText': [
    [[0], 'No results found.'],
    [[1], '1 result'],
    [[9], '9 results'],
  ],
  'search-page.outcomeText': [
    [[0, ''], 'No results found.'],
    [[1, ''], '1 result'],
    [[12, ''], '12 results'],
    [[0, 'tulips'], 'No results found for “tulips”.'],
    [[1, 'tulips'], '1 result for “tulips”'],
    [[12, 'tulips'], '12 results for “tulips”'],
  ],
  'ab-group.joinedText': [[[{ test: 'paywall', group: 'b' }], 'A/B test paywall: joined group b']],
  'colour-scheme.schemeLabel': [
    [['system', undefined], 'System (light)'],
    [['system', 'light'], 'System (light)'],
    [['system', 'dark'], 'System (dark)'],
    [['light', undefined], 'Light'],
    [['dark', 'light'], 'Dark'],
  ],
  'weather.degreesText': [
    [[0], '0 degrees'],
    [[1], '1 degree'],
    [[9], '9 degrees'],
  ],
  'weather.frostText': [
    [[1], 'minus 1 degree'],
    [[9], 'minus 9 degrees'],
  ],
  'special-cookies-list.countText': [
    [[0], 'No cookies found.'],
    [[1], '1 cookie'],
    [[9], '9 cookies'],
  ],
  'special-duurzaamheid.countText': [
    [[0], 'No articles found.'],
    [[1], '1 article'],
    [[9], '9 articles'],
  ],
  'special-kindernamen.foundText': [
    [[0], '0 names found'],
    [[1], '1 name found'],
    [[5123], '5,123 names found'],
  ],
  'special-kindernamen.summaryText': [
    [[0, { year: 1950, count: 0 }], 'No one was given this name in these years.'],
    [[1, { year: 1984, count: 1 }], '1 child was given this name, in 1984.'],
    [[12345, { year: 1984, count: 1210 }], '12,345 children were given this name, the most in 1984: 1,210.'],
  ],
  'special-party-comparison.chosenText': [
    [[[]], 'All parties'],
    [[['VVD']], 'Comparison of VVD'],
    [[['VVD', 'D66', 'CDA']], 'Comparison of VVD, D66 and CDA'],
  ],
  'special-regeerakkoord.countText': [
    [[0], 'No passages found.'],
    [[1], '1 passage'],
    [[9], '9 passages'],
  ],
  'topic-notify.buttonText': [
    [['Africa', true], 'Stop Africa notifications'],
    [['Africa', false], 'Get Africa notifications'],
  ],
  'topic-preview.ballsText': [[[4], 'Rated 4 out of 5']],
  'topics-overview.countText': [
    [[0], '0 topics found.'],
    [[1], '1 topic found.'],
    [[9], '9 topics found.'],
  ],
};
