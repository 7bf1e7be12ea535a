import { create } from '../../../core/platform/dom/create.ts';
import { replaceChildren, show } from '../../../core/platform/dom/undo.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { error, warn } from '../../../core/runtime/log/log.ts';
import { createLinkButton } from '../../../core/ui/button/plain-button.ts';
import styles from './editing-helpers.module.css';
import { editorConfig } from './editor-config.ts';
import { editorAddress, readEditors } from './editors.ts';
import { editIn, NAME } from './texts.ts';

/**
 * Links a page to the editors in which it can be changed [editing-helpers-1]. The server sends the hook to editors only:
 * for everybody else nothing of this loads, and nothing here decides who is one [editing-helpers-2].
 */
export default enhancer({
  attributes: {},
  enhance(hook, _attributes, { feature, page, signal }) {
    const { editorOrigins } = editorConfig(page);
    const editors = readEditors(hook);
    const links = editors.flatMap(({ address, label }, index) => {
      const allowed = editorAddress(address, editorOrigins);
      if (allowed !== undefined) return [editorLink(label || editIn(index + 1), allowed)];
      warn(
        feature,
        `"${address.slice(0, 80)}" is not an https address on an origin of "editorOrigins"; it is left out.`,
      );
      return [];
    });
    const bar =
      links.length > 0
        ? create('nav', { class: styles.root, 'aria-label': NAME }, ...links)
        : create('div', { class: styles.root });
    if (links.length === 0)
      error(feature, `None of the ${editors.length} addresses in the hook may be linked; nothing is shown.`);
    // Without a link the row stays empty: what the server sent may lead anywhere.
    replaceChildren(hook, [bar], signal);
    show(hook, true, signal);
  },
});

/** The page stays open: what is changed in the editor is looked at there again. */
function editorLink(label: string, address: string): HTMLAnchorElement {
  const link = createLinkButton(label, address);
  link.target = '_blank';
  link.rel = 'noopener';
  return link;
}
