import { oneOf } from '../../../core/runtime/feature/attributes.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';
import { error } from '../../../core/runtime/log/log.ts';
import { accountOf } from '../../../core/user/visitor/once-per-visitor.ts';
import { visitor } from '../../../core/user/visitor/visitor-store.ts';
import { initialOf } from './initial.ts';

/**
 * Shows the reader's name, or its initial, in the place of what the server sent for readers without a name
 * [profile-menu-1, profile-menu-3].
 */
export default enhancer({
  attributes: {
    /** What is shown. The initial says nothing to a screen reader. */
    show: oneOf('name', 'initial'),
  },
  enhance(hook, { show }, { feature, page, signal }) {
    const served = [...hook.childNodes];
    const { dir, ariaHidden } = hook;
    const restore = () => {
      hook.replaceChildren(...served);
      Object.assign(hook, { dir, ariaHidden });
    };
    let asked = 0;
    const follow = async (): Promise<void> => {
      asked += 1;
      const mine = asked;
      const reader = store.getState();
      if (!reader?.loggedIn) return restore();
      const { readerInfo } = await import('../../../core/user/visitor/user-info.ts');
      const info = await readerInfo(page)(accountOf(reader), signal);
      // Somebody else may be reading by now.
      if (signal.aborted || mine !== asked) return;
      const name = info === 'not-configured' ? undefined : info.name;
      const text = show === 'name' ? name : initialOf(name ?? '');
      if (!text) return restore();
      hook.replaceChildren(text);
      // A name in Arabic or Hebrew is written its own way, and turns nothing around it.
      Object.assign(hook, { dir: 'auto', ariaHidden: show === 'initial' ? 'true' : ariaHidden });
    };
    const { store } = visitor(page);
    const begin = () => {
      follow().catch((cause: unknown) => {
        if (!signal.aborted)
          error(feature, 'The name could not be asked; what the server sent stays.', cause);
      });
    };
    const end = store.subscribe(begin);
    signal.addEventListener('abort', () => {
      end();
      restore();
    });
    begin();
  },
});
