import { show as reveal } from '../../../core/platform/dom/undo.ts';
import { widget } from '../../../core/runtime/feature/widget.tsx';
import { error, warn } from '../../../core/runtime/log/log.ts';
import { EditorLinks } from './EditorLinks.tsx';
import { editorConfig } from './editor-config.ts';
import { editorAddress, readEditors } from './editors.ts';
import { editIn } from './texts.ts';

/**
 * Links a page to the editors in which it can be changed [editing-helpers-1]. The server sends the hook to editors
 * only: for other visitors none of this code loads, and it does not decide who is an editor [editing-helpers-2].
 */
export default widget({
  attributes: {},
  view: EditorLinks,
  enhance(hook, _attributes, { feature, page, signal, show }) {
    const { editorOrigins } = editorConfig(page);
    const editors = readEditors(hook);
    const links = editors.flatMap(({ address, label }, index) => {
      const allowed = editorAddress(address, editorOrigins);
      if (allowed !== undefined)
        return [{ address: allowed, text: label || editIn(index + 1), isServed: label !== '' }];
      warn(
        feature,
        `"${address.slice(0, 80)}" is not an https address on an origin of "editorOrigins"; it is left out.`,
      );
      return [];
    });
    if (links.length === 0)
      error(feature, `None of the ${editors.length} addresses in the hook may be linked; nothing is shown.`);
    show({ links });
    reveal(hook, true, signal);
  },
});
