/** Shown if the server sends no message [family-invitation-2]. */
export const ALREADY_SUBSCRIBED = 'Je hebt al een abonnement.';
