import type { Chart, WidePicture } from '../content/types.ts';
import { html, type Markup } from '../server/html.ts';

/** A picture that scrolls within its box. */
export function widePicture({ file, width, height, label, alt, caption }: WidePicture): Markup {
  return html`<figure><div data-widget="scroll-images" data-label="${label}"><img src="/static/images/${file}" width="${width}" height="${height}" alt="${alt}" loading="lazy"></div><figcaption>${caption} <span class="credit">Infographic NMT</span></figcaption></figure>`;
}

/** A chart of a third party: its picture, linked to the chart, until the chart itself has loaded. */
export function chart({ id, alt, caption }: Chart): Markup {
  const address = `/third-party/charts/embed/${id}`;
  return html`<figure><div class="chart" data-widget="chart-embed" data-chart="${address}" data-title="${caption}"><a href="${address}"><img src="/static/images/grafiek-${id}.svg" width="660" height="376" alt="${alt}" loading="lazy"></a></div><figcaption>${caption} <span class="credit">Grafiek NMT</span></figcaption></figure>`;
}
