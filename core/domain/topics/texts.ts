/** Labels of the button that follows a topic [topic-follow-2]. */
export const FOLLOW = 'Volg';
export const UNFOLLOW = 'Ontvolg';

/** The answers to the question before following [topic-follow-3]. */
export const FOLLOW_WITH = 'Volgen met meldingen';
export const FOLLOW_WITHOUT = 'Volgen zonder meldingen';
export const FOLLOW_QUESTION =
  'Je vindt nieuwe artikelen over dit onderwerp in Mijn nieuws. Kies je niets, dan volg je het niet.';
export const followTitle = (name: string): string => `Wil je ook meldingen over ${name}?`;

/** The answers to the question before unfollowing [topic-follow-4]. */
export const STOP = 'Ontvolgen';
export const CANCEL = 'Annuleren';
export const UNFOLLOW_QUESTION = 'Je krijgt er dan ook geen meldingen meer over.';
export const unfollowTitle = (name: string): string => `Wil je ${name} ontvolgen?`;

/** Messages for anonymous visitors [topic-follow-5, topic-notify-1]. */
export const LOG_IN_TO_FOLLOW = 'Log in om dit onderwerp te kunnen volgen.';
export const LOG_IN_TO_NOTIFY = 'Log in om notificaties te ontvangen';
export const LOG_IN = 'Inloggen';

/** Messages after a success [topic-follow-6, topic-notify-6]. */
export const followedText = (name: string): string => `Je volgt nu het onderwerp ${name}.`;
export const notifiedText = (name: string, isOn: boolean): string =>
  `Meldingen voor "${name}" zijn ${isOn ? 'ingeschakeld' : 'uitgeschakeld'}.`;

/** Messages after a failure: every button shows the former state again. */
export const notFollowedText = (name: string): string =>
  `Het is niet gelukt om ${name} te volgen. Probeer het later opnieuw.`;
export const notUnfollowedText = (name: string): string =>
  `Het is niet gelukt om ${name} te ontvolgen. Probeer het later opnieuw.`;
/** The topic is followed, but messages could not be switched on [topic-notify-7]. */
export const onlyFollowedText = (name: string): string =>
  `Je volgt nu het onderwerp ${name}, maar we konden de meldingen niet inschakelen.`;
