/** The message of the specification [captcha-2]. */
export const LOAD_FAILED = 'Fout: reCAPTCHA kon niet geladen worden.';

export const RETRY = 'Probeer het opnieuw';
export const EXPIRED = 'De controle is verlopen. Vink ‘Ik ben geen robot’ opnieuw aan.';
export const MISSED = 'Vink ‘Ik ben geen robot’ aan om verder te gaan.';
export const CHECK = 'Robotcontrole';
