/** The parts of an article that AI has made [article-page-3]. */
export const MADE_WITH = {
  text: 'De tekst is gemaakt met AI.',
  pictures: 'De beelden zijn gemaakt met AI.',
  both: 'De tekst en de beelden zijn gemaakt met AI.',
};
