import type { Form, PicturedPage } from './pages.ts';

/**
 * Returns the page that shows all pictures, with a section for each form; each picture links to its file in full size.
 * @param nameOf returns a form's name in file names
 * @returns the page's HTML
 */
export function writeSheet(
  pages: readonly PicturedPage[],
  forms: readonly Form[],
  nameOf: (form: Form) => string,
): string {
  const sections = forms.map((form) => {
    const figures = pages.map(({ name, visitor, path }) => {
      const file = `${name}-${nameOf(form)}.png`;
      return `<figure><a href="${file}"><img src="${file}" alt="${name} as ${visitor}"></a>
<figcaption><b>${name}</b> ${visitor}<br>${path}</figcaption></figure>`;
    });
    return `<section id="form-${nameOf(form)}" class="${form.width < 660 ? 'phone' : 'desk'}">
<h2>${form.width} px, ${form.colorScheme}</h2>
<div>${figures.join('\n')}</div></section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures of the paper</title>
<style>
body { margin: 0; background: #888; color: #111; font: 12px/1.3 sans-serif; }
section { box-sizing: border-box; width: 1536px; padding: 16px; }
section > div { display: grid; grid-template-columns: repeat(var(--columns), 1fr); gap: 16px; }
.phone { --columns: 8; --shape: 9 / 24; }
.desk { --columns: 6; --shape: 12 / 16; }
h2 { margin: 0 0 12px; font-size: 18px; }
figure { margin: 0; }
img { display: block; width: 100%; aspect-ratio: var(--shape); object-fit: cover; object-position: top; background: #fff; }
figcaption { padding-top: 4px; overflow-wrap: anywhere; }
</style>
<h1 hidden>Pictures of the paper</h1>
${sections.join('\n')}
</html>
`;
}
