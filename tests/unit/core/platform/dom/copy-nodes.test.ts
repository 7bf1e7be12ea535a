// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { copyNodes } from '../../../../../core/platform/dom/copy-nodes.ts';

const SERVED = `<h2 id="kop">Lees verder</h2>
<section aria-labelledby="kop elders"><label for="post">Post</label><input id="post" aria-describedby="uitleg"></section>
<p id="uitleg">Zie <a href="#kop">boven</a> of <a href="#elders">elders</a> of <a href="/pagina/#kop">daar</a>.</p>`;

function serve(): HTMLElement {
  const served = document.createElement('div');
  served.innerHTML = SERVED;
  document.body.replaceChildren(served);
  return served;
}

function copyInto(served: HTMLElement): HTMLElement {
  const copy = document.createElement('div');
  copy.append(copyNodes(served.childNodes));
  document.body.append(copy);
  return copy;
}

const idsOf = (place: ParentNode) => [...place.querySelectorAll('[id]')].map(({ id }) => id);

it('repeats no id of the page, or of another copy', () => {
  const served = serve();
  copyInto(served);
  copyInto(served);
  const ids = idsOf(document);
  expect(ids).toHaveLength(9);
  expect(new Set(ids).size).toBe(9);
  expect(served.innerHTML).toBe(SERVED);
});

it('refers to its own elements, and to those of the page that it does not hold', () => {
  const copy = copyInto(serve());
  const [heading, field, text] = idsOf(copy);
  expect(copy.querySelector('section')?.getAttribute('aria-labelledby')).toBe(`${heading} elders`);
  expect(copy.querySelector('label')?.htmlFor).toBe(field);
  expect(copy.querySelector('input')?.getAttribute('aria-describedby')).toBe(text);
  expect([...copy.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    `#${heading}`,
    '#elders',
    '/pagina/#kop',
  ]);
});

it('refers to ids that addresses write with escapes', () => {
  const served = serve();
  served.innerHTML = '<p id="één"></p><a href="#%C3%A9%C3%A9n">Eén</a>';
  const copy = copyInto(served);
  expect(copy.querySelector('a')?.getAttribute('href')).toBe(`#${copy.querySelector('p')?.id}`);
});

it('leaves out scripts, whose copied text Trusted Types report', () => {
  const served = serve();
  served.insertAdjacentHTML('beforeend', '<script type="application/json">{}</script>');
  expect(copyInto(served).querySelector('script')).toBeNull();
  expect(served.querySelector('script')).not.toBeNull();
});
