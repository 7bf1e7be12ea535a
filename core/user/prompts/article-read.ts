import { readText, writeText } from '../../platform/storage/texts.ts';

/** Session storage: `true` once the visitor has viewed an article in this visit. */
const KEY = 'nmt_article_read';

/** Stores that the visitor has viewed an article in this visit. */
export function storeArticleRead(): void {
  writeText('session', KEY, 'true');
}

/** Whether the visitor has viewed an article in this visit; before that no prompt should invite them. */
export function hasReadArticle(): boolean {
  return readText('session', KEY) !== undefined;
}
