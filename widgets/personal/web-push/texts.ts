import type { PushKind } from './push-settings.ts';

/** For visitors who are not logged in. */
export const LOG_IN = 'Log in';
export const TO_CHOOSE = ' om je meldingen te kiezen.';

/** The heading of the section about this browser. */
export const THIS_BROWSER = 'In deze browser';
/** The label of this browser's switch. */
export const RECEIVE = 'Meldingen ontvangen';
export const RECEIVE_HELP = 'Ook als de krant niet open is. Geldt alleen voor deze browser.';
/** Shown if the browser blocks the site's messages: only its own settings can change that. */
export const BLOCKED =
  'Je browser blokkeert meldingen van deze site. Sta ze toe in de instellingen van je browser.';

/** The heading of the kinds of messages. */
export const KINDS = 'Waarover';
/** The name and the explanation of each kind [web-push-5]. */
export const KIND_TEXTS: Readonly<Record<PushKind, { readonly label: string; readonly help: string }>> = {
  web_breaking_news: { label: 'Groot nieuws', help: 'Als er iets gebeurt dat niet kan wachten.' },
  web_highlights: { label: 'Hoogtepunten', help: 'De beste verhalen, gekozen door de redactie.' },
  web_topics: { label: 'Mijn onderwerpen', help: 'Nieuwe artikelen over onderwerpen die je volgt.' },
};

/** Shown if a choice could not be saved; the former one is restored. */
export const SAVE_FAILED = 'Opslaan is niet gelukt. Probeer het later opnieuw.';
/** Shown if the settings could not be loaded. */
export const LOAD_FAILED = 'We konden je meldingen niet laden.';
export const RETRY = 'Probeer het opnieuw';
