import type { ShareMethod } from './methods.ts';

/** Names of the methods next to their icon. */
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

/** The names of the sharing methods [share-2]. */
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
/** Label of the field from which the visitor can copy the link. */
export const COPY_BY_HAND = 'Kopieer de link zelf:';

/** The error for a value that names no Mastodon instance [mastodon-share-2]. */
export const notAnAddress = (value: string): string => `Fout: '${value}' is geen geldige url.`;
