import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import { replaceChildren, restore, setAttributes } from '../../../core/platform/dom/undo.ts';
import { oneOf } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { error } from '../../../core/runtime/log/log.ts';
import type { Visitor } from '../../../core/user/visitor/visitor.ts';
import { visitor } from '../../../core/user/visitor/visitor-store.ts';
import { accountOf } from '../../../core/user/visitor/visitor-value.ts';
import { initialOf } from './initial-of.ts';

/**
 * Shows the visitor's name, or its initial, instead of the server's content for visitors without a name
 * [profile-menu-1, profile-menu-3].
 */
export default enhancer({
  attributes: {
    /** The part that is shown. Screen readers skip the initial. */
    show: oneOf('name', 'initial'),
  },
  enhance(hook, { show }, { feature, page, signal }) {
    let latest = 0;
    const update = async (reader: Visitor | undefined): Promise<void> => {
      latest += 1;
      const turn = latest;
      if (!reader?.loggedIn) return restore(hook, signal);
      const { readerInfo } = await import('../../../core/user/profile/reader-info.ts');
      const info = await readerInfo(page)(accountOf(reader), signal);
      // Another visitor may have logged in by now.
      if (signal.aborted || turn !== latest) return;
      const name = info === 'not-configured' ? undefined : info.name;
      const text = show === 'name' ? name : initialOf(name ?? '');
      if (!text) return restore(hook, signal);
      replaceChildren(hook, [text], signal);
      // A name in Arabic or Hebrew keeps its own direction, and does not change that of its surroundings.
      setAttributes(hook, { dir: 'auto', ...(show === 'initial' && { 'aria-hidden': 'true' }) }, signal);
    };
    const begin = (reader: Visitor | undefined) => {
      update(reader).catch((cause: unknown) => {
        if (!signal.aborted)
          error(feature, 'The name could not be fetched; what the server sent stays.', cause);
      });
    };
    subscribe(visitor(page).store, begin, signal);
  },
});
