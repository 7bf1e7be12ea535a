import { readFileSync } from 'node:fs';
import { html, type Markup, trusted } from './html.ts';
import { inRoot } from './paths.ts';

const inner = new Map<string, string>();

/**
 * An icon of the set, inlined; it has the colour of the surrounding text and is hidden from screen readers.
 * @param name file name in lucide's set, such as `menu`
 * @throws if the set has no such icon
 */
export function icon(name: string): Markup {
  let shapes = inner.get(name);
  if (shapes === undefined) {
    const svg = readFileSync(inRoot('node_modules/lucide-static/icons', `${name}.svg`), 'utf8');
    shapes = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1]?.replace(/\s*\n\s*/g, '') ?? '';
    inner.set(name, shapes);
  }
  return html`<svg class="icon" viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${trusted(shapes)}</svg>`;
}
