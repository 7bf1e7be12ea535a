/** The text of the link to an article's page of the paper [digital-paper-10]. */
export const DOWNLOAD = 'Download als pdf';
