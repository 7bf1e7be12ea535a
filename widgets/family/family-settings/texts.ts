export const MEMBERS = 'Meelezers';
export const NOBODY = 'Er leest nog niemand mee.';
export const INVITE = 'Uitnodigen';
export const REMOVE = 'Verwijderen';
export const LEAVE = 'Verlaat familieabonnement';
export const CANCEL = 'Annuleren';
export const INVITING = 'wordt uitgenodigd';
export const INVITED = 'nog niet aangenomen';

export const EMAIL = 'E-mailadres';
export const EMAIL_HELP = 'Wie je uitnodigt, krijgt een e-mail met een link.';
export const EMAIL_MISSING = 'Vul een e-mailadres in.';
export const EMAIL_KNOWN = 'Dit e-mailadres staat al in de lijst.';

/** @param email the member's e-mail address */
export const removeTitle = (email: string): string => `${email} verwijderen?`;
export const REMOVE_MEANS = 'Wie je verwijdert, kan niet langer meelezen met jouw abonnement.';

export const LEAVE_TITLE = 'Familieabonnement verlaten?';
export const LEAVE_MEANS =
  'Je kunt dan niet langer meelezen. Terugkomen kan alleen met een nieuwe uitnodiging.';

/** @param owner name or e-mail address of the subscription's owner; undefined if neither is known */
export const parentText = (owner: string | undefined): string =>
  owner === undefined
    ? 'Je leest mee met een familieabonnement.'
    : `Je leest mee met het familieabonnement van ${owner}.`;

/** @param email the member's e-mail address */
export const invitedText = (email: string): string => `${email} is uitgenodigd.`;
export const removedText = (email: string): string => `${email} is verwijderd.`;

/** Shown after any failure [family-settings-4]. */
export const FAILED = 'Er is iets misgegaan, probeer het later opnieuw.';
export const RETRY = 'Probeer het opnieuw';
