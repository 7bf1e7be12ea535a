import { html, type Markup } from '../../server/html.ts';

/**
 * A table that scrolls sideways in a narrow window; the keyboard can reach it to do so.
 * @param name for screen readers
 * @param heads of the columns; an empty one heads links
 * @param rows cells of each row
 */
export function table(name: string, heads: readonly string[], rows: readonly (readonly Markup[])[]): Markup {
  return html`<div class="backend__scroll" role="region" aria-label="${name}" tabindex="0"><table><thead><tr>${heads.map(
    (head) => (head ? html`<th scope="col">${head}</th>` : html`<td></td>`),
  )}</tr></thead><tbody>${rows.map(
    (cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`,
  )}</tbody></table></div>`;
}
