export interface Service {
  readonly id: string;
  readonly name: string;
  /** Address with `{url}`, `{title}` and `{text}`. */
  readonly template: string;
  /** Maximum number of characters that the service accepts. */
  readonly limit: number;
  /** SVG path on a grid of 24. */
  readonly icon: string;
  readonly mobileOnly?: true;
}

export const services: readonly Service[] = [
  {
    id: 'whatsapp',
    name: 'WhatsApp',
    template: 'https://wa.me/?text={text}%20{url}',
    limit: 1000,
    icon: 'M12 3a9 9 0 0 0-7.8 13.5L3 21l4.6-1.2A9 9 0 1 0 12 3zm-3 5.2 1.6 2.4-.8 1.2c.8 1.5 1.9 2.5 3.4 3.1l1.3-1 2.3 1.3c-.2 1.5-1.4 2.3-2.8 2.2-3.5-.3-6.9-3.6-7.2-7.1 0-1.2.900-2.3 2.2-2.1z',
  },
  {
    id: 'bluesky',
    name: 'Bluesky',
    template: 'https://bsky.app/intent/compose?text={text}%20{url}',
    limit: 270,
    icon: 'M12 11.4C10.9 9.2 8 5.3 5.3 3.9 3.5 3 2.5 4 2.5 6c0 1.5.800 5.9 1.3 6.7.900 1.6 3.2 1.9 5.2 1.5-3.4.600-4.3 2.4-2.4 4.3 3.5 3.5 5-.9 5.4-2.1.400 1.2 1.9 5.6 5.4 2.1 1.9-1.9 1-3.7-2.4-4.3 2 .4 4.3.100 5.2-1.5.500-.8 1.3-5.2 1.3-6.7 0-2-1-3-2.8-2.1-2.7 1.4-5.6 5.3-6.7 7.5z',
  },
  {
    id: 'mastodon',
    name: 'Mastodon',
    template: 'https://share.joinmastodon.org/#text={text}%20{url}',
    limit: 450,
    icon: 'M4 8.5C4 5 6.4 3.5 8.2 3.3c2.5-.3 5.1-.3 7.6 0C17.6 3.5 20 5 20 8.5c0 4.2-.4 6.6-2.6 7.4-2.2.700-5.3.700-7.4.400 0 2.1 2.7 2.3 5.2 1.7v1.8c-4.3 1.2-8.5.300-9.9-2.7C4.2 14.7 4 11.2 4 8.5zm3.5.500v6h2V9.3c0-1.9 1.8-1.9 1.8 0v3.2h1.9V9.3c0-1.9 1.8-1.9 1.8 0V15h2V9c0-3.5-3.4-4-4.7-1.8C10.9 5 7.5 5.5 7.5 9z',
  },
  {
    id: 'facebook',
    name: 'Facebook',
    template: 'https://www.facebook.com/sharer/sharer.php?u={url}&quote={text}',
    limit: 600,
    icon: 'M13.5 21v-8h2.7l.4-3.2h-3.1V7.8c0-.9.300-1.5 1.6-1.5h1.6V3.4C16.4 3.3 15.5 3.2 14.4 3.2c-2.4 0-4 1.4-4 4.1v2.5H7.7V13h2.7v8z',
  },
  {
    id: 'linkedin',
    name: 'LinkedIn',
    template: 'https://www.linkedin.com/sharing/share-offsite/?url={url}',
    limit: 0,
    icon: 'M4.5 9h3.3v10.5H4.5zM6.1 4a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8zM10 9h3.1v1.5c.6-1 1.7-1.7 3.2-1.7 3.3 0 3.7 2.2 3.7 5v5.7h-3.3v-5.1c0-1.2 0-2.8-1.7-2.8s-1.8 1.3-1.8 2.7v5.2H10z',
  },
  {
    id: 'x',
    name: 'X',
    template: 'https://x.com/intent/post?text={text}&url={url}',
    limit: 250,
    icon: 'M4 4h4.5l4 5.7L17.4 4H20l-6.3 7.3L20.5 20H16l-4.4-6.1L6.3 20H3.7l6.7-7.8zm3.3 1.7 9.6 12.6h1.6L9 5.7z',
  },
  {
    id: 'telegram',
    name: 'Telegram',
    template: 'https://t.me/share/url?url={url}&text={text}',
    limit: 800,
    icon: 'M20.9 4.3 3.4 11c-.9.400-.9 1 0 1.3l4.4 1.4 1.7 5.1c.2.600.5.700 1 .3l2.4-2 4.6 3.4c.6.400 1.1.100 1.3-.7l2.9-14.3c.2-1-.3-1.5-.8-1.2zM9.8 14.5l-.3 3-1.2-4 9.1-5.7z',
  },
  {
    id: 'signal',
    name: 'Signal',
    template: 'sgnl://share?text={text}%20{url}',
    limit: 1000,
    icon: 'M12 4a8 8 0 0 0-6.8 12.2L4 20l3.8-1.2A8 8 0 1 0 12 4zm0 2a6 6 0 1 1 0 12 6 6 0 0 1-3.1-.9l-1.9.600.6-1.9A6 6 0 0 1 12 6z',
    mobileOnly: true,
  },
  {
    id: 'mail',
    name: 'E-mail',
    template: 'mailto:?subject={title}&body={text}%0A%0A{url}',
    limit: 1500,
    icon: 'M3 6a1 1 0 0 1 1-1h16a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1zm2 1.4V17h14V7.4l-7 5.6zM6.3 7l5.7 4.5L17.7 7z',
  },
  {
    id: 'sms',
    name: 'Sms',
    template: 'sms:?&body={text}%20{url}',
    limit: 140,
    icon: 'M4 4h16v12H9l-5 4zm2 2v9.8L8.3 14H18V6zm2 2h8v1.5H8zm0 3h6v1.5H8z',
    mobileOnly: true,
  },
];

export const texts = {
  open: 'Delen',
  close: 'Sluiten',
  copy: 'Kopieer link',
  copied: 'De link is gekopieerd.',
  failed: 'Kopiëren lukt niet in deze browser. Selecteer de link en kopieer hem zelf.',
  message: 'Schrijf er iets bij',
  suggestion: 'Een ander voorstel',
  code: 'Toon een QR-code',
  scan: 'Richt de camera van een telefoon op de code om het artikel daar te lezen.',
  gift: 'Abonnees kunnen dit artikel cadeau doen: wie de link krijgt, leest het zonder in te loggen.',
  privacy:
    'De knoppen laden niets van andere bedrijven. Pas als je klikt, ga je naar hun site en gelden hun regels.',
  tooLong: (name: string, over: number) =>
    `Voor ${name} is je bericht ${over} ${over === 1 ? 'teken' : 'tekens'} te lang; het wordt ingekort.`,
} as const;

/** Suggested messages per section; `{title}` is replaced by the article's title. */
export const suggestions: Readonly<Record<string, readonly string[]>> = {
  algemeen: [
    'Lezenswaardig: {title}',
    'Dit stuk legt het helder uit. {title}',
    'Had jij dit al gezien? {title}',
    'Goed verhaal: {title}',
  ],
  politiek: [
    'Wat vind jij hiervan? {title}',
    'Stof voor een goed gesprek aan tafel: {title}',
    'Wie dit leest, stemt met meer kennis van zaken. {title}',
  ],
  economie: [
    'Handig om te weten voor je portemonnee: {title}',
    'De cijfers achter het nieuws. {title}',
    'Eindelijk iemand die het narekent: {title}',
  ],
  sport: [
    'Wat een wedstrijd! {title}',
    'Voor wie de samenvatting miste: {title}',
    'Jij zei het al, en je had gelijk: {title}',
  ],
  cultuur: [
    'Zullen we hierheen? {title}',
    'Op de stapel voor het weekeinde: {title}',
    'Dit moet je gezien, gelezen of gehoord hebben. {title}',
  ],
  wetenschap: [
    'Wist jij dit? {title}',
    'Verbazingwekkend, en gewoon uitgezocht: {title}',
    'Voor bij de koffieautomaat: {title}',
  ],
};
