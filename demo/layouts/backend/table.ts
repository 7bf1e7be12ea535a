import { html, type Markup } from '../../server/html.ts';

/**
 * A table that scrolls sideways in a narrow window, and is focusable so that the keyboard can scroll it.
 * @param name for screen readers
 * @param heads column headers; the header of a column of links is empty
 * @param rows the cells of each row
 */
export function table(name: string, heads: readonly string[], rows: readonly (readonly Markup[])[]): Markup {
  return html`<div class="backend__scroll" role="region" aria-label="${name}" tabindex="0"><table><thead><tr>${heads.map(
    (head) => (head ? html`<th scope="col">${head}</th>` : html`<td></td>`),
  )}</tr></thead><tbody>${rows.map(
    (cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`,
  )}</tbody></table></div>`;
}
