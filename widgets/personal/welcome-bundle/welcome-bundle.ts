import { create } from '../../../core/platform/dom/create.ts';
import { subscribe } from '../../../core/platform/dom/subscribe.ts';
import { addClass, insert, setAttributes } from '../../../core/platform/dom/undo.ts';
import { widget } from '../../../core/runtime/feature/widget.tsx';
import { error, warn } from '../../../core/runtime/log/log.ts';
import { visitor } from '../../../core/user/visitor/visitor-store.ts';
import { accountOf } from '../../../core/user/visitor/visitor-value.ts';
import { whileVisitor } from '../../../core/user/visitor/while-visitor.ts';
import { findParts, type Part } from './find-parts.ts';
import { greeter } from './greeter.ts';
import { onOpened, openedParts, storeOpened } from './opened-parts.ts';
import { Progress } from './Progress.tsx';
import { OPENED, welcome } from './texts.ts';
import styles from './welcome-bundle.module.css';

/**
 * Greets a new reader by name, and ticks off the opened parts of the bundle [welcome-bundle-1, welcome-bundle-2].
 * Without the script the parts are links.
 */
export default widget({
  attributes: {},
  at: 'beforeend',
  view: Progress,
  enhance(hook, _attributes, { feature, page, signal, show }) {
    const greet = greeter(hook, signal);
    whileVisitor(
      page,
      (reader, ends) => {
        greet(reader.loggedIn ? welcome('') : undefined);
        if (!reader.loggedIn) return;
        const name = async () => {
          const { readerInfo } = await import('../../../core/user/profile/reader-info.ts');
          const info = await readerInfo(page)(accountOf(reader), ends);
          if (!ends.aborted && info !== 'not-configured') greet(welcome(info.name?.trim() ?? ''));
        };
        name().catch((cause: unknown) => {
          if (!ends.aborted) error(feature, 'The name could not be fetched; the greeting has none.', cause);
        });
      },
      signal,
    );

    const parts = findParts(hook);
    if (parts.length === 0) {
      warn(feature, 'There is no link in the hook: nothing is counted.');
      return;
    }
    const { store } = visitor(page);
    const marks = markers(parts, signal);

    /** Parts that were opened before the visitor was known. */
    const early = new Set<string>();
    const update = () => {
      const reader = store.getState();
      if (reader && early.size > 0) {
        const ids = [...early];
        early.clear();
        // Storing calls this function again.
        storeOpened(reader, ids);
      }
      const opened = reader ? openedParts(reader) : early;
      for (const mark of marks) mark(opened);
      show({ opened: parts.filter(({ id }) => opened.has(id)).length, all: parts.length });
    };
    for (const { id, links } of parts) {
      const open = () => {
        early.add(id);
        update();
      };
      for (const link of links) {
        link.addEventListener('click', open, { signal });
        // The middle button opens a new tab.
        link.addEventListener('auxclick', ({ button }) => button === 1 && open(), { signal });
      }
    }
    onOpened(update, signal);
    subscribe(store, update, signal);
  },
});

/** For each part, a function that ticks it off if it has been opened, or removes the tick. */
function markers(parts: readonly Part[], signal: AbortSignal): ((opened: ReadonlySet<string>) => void)[] {
  return parts.map(({ id, links }) => {
    const words = links.map((link) => {
      const word = create('span');
      word.className = styles.word;
      insert(link, 'beforeend', word, signal);
      addClass(link, styles.part, signal);
      return word;
    });
    return (opened) => {
      const isOpened = opened.has(id);
      for (const word of words) word.textContent = isOpened ? OPENED : '';
      for (const link of links) setAttributes(link, { 'data-opened': isOpened ? '' : null }, signal);
    };
  });
}
