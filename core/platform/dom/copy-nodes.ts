import { fragmentId } from '../../runtime/page/fragment.ts';

/** Attributes that refer to elements by a space-separated list of ids. */
const REFERENCES = [
  'for',
  'form',
  'headers',
  'list',
  ...[
    'activedescendant',
    'controls',
    'describedby',
    'details',
    'errormessage',
    'flowto',
    'labelledby',
    'owns',
  ].map((name) => `aria-${name}`),
];

let copies = 0;

/**
 * Copies nodes of the page that stay where they are, such as into a modal. Ids get a suffix, because ids are unique in
 * a document; references within the copy lead to the copied elements. Scripts are left out: Trusted Types report the
 * text of a copied one, even JSON.
 * @param nodes the nodes, which are not changed
 */
export function copyNodes(nodes: Iterable<Node>): DocumentFragment {
  const copy = document.createDocumentFragment();
  copy.append(...[...nodes].map((node) => node.cloneNode(true)));
  for (const script of copy.querySelectorAll('script')) script.remove();
  copies += 1;
  const renamed = new Map<string, string>();
  for (const element of copy.querySelectorAll('[id]')) {
    renamed.set(element.id, `${element.id}-nmt-copy-${copies}`);
    element.id = renamed.get(element.id) ?? '';
  }
  if (renamed.size === 0) return copy;
  const rename = (id: string) => renamed.get(id) ?? id;
  for (const element of copy.querySelectorAll('*')) {
    for (const name of REFERENCES) {
      const ids = element.getAttribute(name);
      if (ids) element.setAttribute(name, ids.split(/\s+/).map(rename).join(' '));
    }
    const address = element.getAttribute('href');
    const target = address?.startsWith('#') && renamed.get(fragmentId(address));
    if (target) element.setAttribute('href', `#${target}`);
  }
  return copy;
}
