/** The name of the button; its pressed state says whether the password is shown. */
export const SHOW = 'Toon wachtwoord';
