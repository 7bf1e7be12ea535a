import type { WidePicture } from '../content/types.ts';
import { html, type Markup } from '../server/html.ts';

/** A picture that scrolls within its box. */
export function widePicture({ file, width, height, label, alt, caption }: WidePicture): Markup {
  return html`<figure><div data-widget="scroll-images" data-label="${label}"><img src="/static/images/${file}" width="${width}" height="${height}" alt="${alt}" loading="lazy"></div><figcaption>${caption} <span class="credit">Infographic NMT</span></figcaption></figure>`;
}
