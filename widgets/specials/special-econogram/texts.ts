export const SENT = 'Bedankt voor uw inzending.';
export const CLOSED = 'De inzendtermijn is gesloten.';
