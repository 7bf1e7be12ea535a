import type { ShareMethod } from './methods.ts';

/** What a method is called where its mark stands beside it. */
export const METHOD_LABELS: Record<ShareMethod, string> = {
  mail: 'E-mail',
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  reddit: 'Reddit',
  whatsapp: 'WhatsApp',
  mastodon: 'Mastodon',
  bluesky: 'Bluesky',
  threads: 'Threads',
  twitter: 'X',
  clipboard: 'Kopieer link',
};

/** The names of the ways of sharing [share-2]. */
export const METHOD_NAMES: Record<ShareMethod, string> = {
  mail: 'Delen via e-mail',
  linkedin: 'Delen op LinkedIn',
  facebook: 'Delen op Facebook',
  reddit: 'Delen op Reddit',
  whatsapp: 'Delen via WhatsApp',
  mastodon: 'Delen op Mastodon',
  bluesky: 'Delen op Bluesky',
  threads: 'Delen op Threads',
  twitter: 'Delen op X',
  clipboard: 'Kopieer link',
};

/** The states of the clipboard button [share-modal-6]. */
export const COPIED = 'Gekopieerd';
export const COPIED_LINK = 'Artikel-link is naar klembord gekopieerd.';
export const NOT_COPIED = 'Kon niet kopiëren.';
/** Names the field from which the link can be copied by hand. */
export const COPY_BY_HAND = 'Kopieer de link zelf:';

/** What a value says that names no instance of Mastodon [mastodon-share-2]. */
export const notAnAddress = (value: string): string => `Fout: '${value}' is geen geldige url.`;
