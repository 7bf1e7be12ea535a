import type { Article } from '../content/types.ts';
import { html, type Markup } from '../server/html.ts';
import type { PageContext } from './context.ts';

/** The origins of the paper's editors, for the site's configuration. */
export const EDITOR_ORIGINS = ['https://redactie.nmt.example', 'https://opmaak.nmt.example'];

/** Links to the editing tools, sent to editors only: other visitors cannot find them in the page. */
export function editingHelpers({ id }: Pick<Article, 'id'>, { visit }: PageContext): Markup {
  if (visit.session.account?.key !== 'editor') return html``;
  const [desk, layout] = EDITOR_ORIGINS;
  return html`<div data-widget="editing-helpers" data-editor-1="${desk}/artikelen/${id}" data-editor-2="${layout}/pagina?artikel=${id}" data-label-2="Bewerk de opmaak"></div>
`;
}
