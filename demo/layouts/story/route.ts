import type { RouteStory } from '../../content/stories.ts';
import { attributes, html, type Markup } from '../../server/html.ts';
import { cyclingMap } from './cycling-map.ts';
import { stepText } from './scrolly.ts';

/** A map with a route, along which the texts move. */
export function route({ label, caption, steps }: RouteStory): Markup {
  return html`<div data-widget="path-storytelling"><figure data-path-map>${cyclingMap(label)}<figcaption>${caption} <span class="credit">Kaart NMT</span></figcaption></figure>${steps.map(
    (step) =>
      html`<div${attributes({ 'data-path-step': '', 'data-path-position': String(step.position), 'data-path-zoom': step.zoom?.toString() })}>${stepText(step)}</div>`,
  )}</div>`;
}
