/** Texts of the registration [registration-5, -6, -8, -9, -10]. */
export const ACCOUNT_EXISTS = 'Dit e-mail adres bestaat al. Er is al een account met dit e-mail adres.';
export const emailInvalidText = (reason: string): string =>
  reason === '' ? 'Het adres klopt niet.' : `Het adres klopt niet: ${reason.replace(/\.$/, '')}.`;
export const welcomeText = (brand: string): string => `Welkom bij ${brand}!`;
export const VERIFY = 'Klik op de link in de e-mail die we je hebben gestuurd om je account te bevestigen.';
export const subscribedText = (newsletter: string): string =>
  `Je bent nu ingeschreven voor de ${newsletter} nieuwsbrief.`;
export const optInText = (brand: string): string =>
  `Houd me per e-mail op de hoogte van aanbiedingen van ${brand}`;
