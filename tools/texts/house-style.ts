/** A pattern that no text may contain, and the mistake that it stands for. */
type Fault = readonly [isWrong: RegExp, fault: string];

/**
 * Words that have to be replaced by another one, so that each thing has one word. Addresses, names of fields in Latin
 * capitals and parameters such as `{email}` do not count as words.
 */
const WORDS: readonly Fault[] = [
  [/(?<![\p{L}/])(bewar|bewaa)(?!rtermijn)\p{L}+/iu, 'says bewaren; write opslaan'],
  [
    /(?<![\p{L}{./-])([Mm]ail(s|t|en|tje|tjes|adres|adressen|box)?|\p{L}+mails?(?<!email)|[Ee]mailadres(sen)?)(?!\p{L})/u,
    'says mail; write e-mail',
  ],
  [
    /(?<!\p{L})(\d+|\{\w+\}|…|één|nog een|meer|nieuwere?|oude(re)?|volgende|vorige|geen) bericht(en)?(?!\p{L}| (van|aan)(?!\p{L}))/iu,
    'counts or offers messages; write artikel',
  ],
  [/(?<!\p{L})notificaties?(?!\p{L})/iu, 'says notificatie; write melding'],
  [/gezinsabonnement/i, 'says gezinsabonnement; write familieabonnement'],
];

/** Mistakes that were once published. */
const MISTAKES: readonly Fault[] = [
  [
    /(?<!\p{L})er (aan|mee|naar|over|van) (?=(denk|gewen|hou|twijfel|verdien|wen|werk))|(?<!\p{L})zijn er naar(?!\p{L}| )/iu,
    'parts er from its word; write eraan, ermee, ernaar',
  ],
  [
    /(?<!\p{L})(is|was) (?!later)\p{Ll}+(aar|ant|er|eur|ist|ster) die (?!dag|ochtend|middag|avond|nacht|week)/u,
    'leaves an article out; write: was een drukker die',
  ],
  [
    /opzeggen kan altijd|(?<!p{L})altijd opzegbaar/i,
    'promises to cancel at any time; name the period of the subscription',
  ],
];

/** The rules of the paper's Dutch that a program can check; docs/dutch.md has the others. */
const RULES = [
  {
    isWrong: /(?<![\p{L}\d’'-])(u|uw|uzelf)(?![\p{L}\d’'-])/iu,
    fault: 'addresses the reader as u; write je',
  },
  { isWrong: /klop(t|pen) nog niet/i, fault: 'says that a field is wrong; write "nog niet ingevuld"' },
  {
    isWrong: /(?<![\d.])([01]?\d|2[0-3])\.[0-5]\d(?= uur|$)/,
    fault: 'has a full stop in a time; write 14:30',
  },
  { isWrong: /(?<![\d:])\d:[0-5]\d uur/, fault: 'has a time with one digit for the hour; write 09:30 uur' },
  {
    isWrong: /\d ?[ap]\.?m\b| uur ['’]s |\buur in de (ochtend|middag|avond|nacht)\b/i,
    fault: 'has a time of the 12-hour clock; write 21:00 uur',
  },
  { isWrong: /€\d|\d,-(?!\d)|\d euro en \d/, fault: 'has an amount of another form; write € 4,50' },
  ...[...WORDS, ...MISTAKES].map(([isWrong, fault]) => ({ isWrong, fault })),
];

/** Rules only for texts of the product, because the demo quotes people and shows markup. */
const TYPOGRAPHY = [
  { isWrong: /["']/, fault: 'has straight quotation marks; write ‘…’ and ’' },
  { isWrong: /\.\.\./, fault: 'has three full stops; write …' },
  { isWrong: / -(?= )/, fault: 'has a hyphen for a dash; use a comma, a colon or a full stop' },
  { isWrong: / {2}/, fault: 'has a space too many' },
];

/**
 * Returns the mistakes in a text.
 * @param options.isProduct whether it is a text of the product
 * @returns phrases that continue a sentence after the text's name
 */
export function styleFaults(
  text: string,
  { isProduct = false }: { readonly isProduct?: boolean } = {},
): string[] {
  const rules = isProduct ? [...RULES, ...TYPOGRAPHY] : RULES;
  return rules.filter(({ isWrong }) => isWrong.test(text)).map(({ fault }) => fault);
}
