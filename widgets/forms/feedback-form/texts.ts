/** The messages of the specification [feedback-form-2, feedback-form-9]. */
export const ROBOT = "Vink 'Ik ben geen robot' aan om uw bericht te kunnen versturen.";
export const ROBOT_VARIANT = "Vink aan 'Ik ben geen robot' om uw bericht te kunnen versturen.";
export const FAILED = 'Uw bericht kon niet worden verzonden, probeer het later opnieuw.';

export const SENDING = 'Bezig met versturen…';
export const SENT = 'Bedankt, je bericht is verzonden.';
