import { emit, on } from '../bus/bus.ts';
import type { Events } from '../bus/events.ts';
import type { Caretaker, Loader } from '../loader/contract.ts';
import { BODY_NAMES } from '../page/body-attributes.ts';
import { completePage, type Page } from '../page/page.ts';
import { createNotices } from './create-notices.ts';
import { createRare } from './create-rare.ts';
import { createRecover } from './create-recover.ts';
import { endMounts } from './end.ts';
import { groupHooks } from './group-hooks.ts';
import { createManifest } from './manifest.ts';
import { markWaitingPresses } from './mark-waiting-presses.ts';
import { openGlobal } from './open-global.ts';
import { createRareEvents } from './rare-events.ts';
import { prepareReplay } from './replay.ts';
import { NAMED_HOOKS, watchDocument } from './watch-document.ts';
import { watchFocus } from './watch-focus.ts';

/**
 * Does the work that the critical path does not need: the bus, the global for CMS scripts and apps, changes of the
 * document, errors after mounting, early events, the focus, recovery and all messages.
 */
export function takeCare(loader: Loader): Caretaker {
  const { mounts, observers, facts, routes, addHooks, replan } = loader;
  const manifest = createManifest(loader.base);
  const rareEvents = createRareEvents(mounts);
  const listener = createNotices(loader, createRare(loader, manifest, rareEvents), rareEvents.keep);
  const unknown = new WeakSet<Element>();
  const unmark = markWaitingPresses(mounts);
  loader.subscribe((notice) => {
    if ('unknown' in notice) unknown.add(notice.unknown);
    if ('error' in notice) unmark(notice.mount.hook);
    listener(notice);
  });
  const page = completePage(facts);
  whenQuiet(() => reportMistakes(page));
  if (/[?&]commentId=./.test(facts.query)) {
    // Few pages are opened so, and without the file visitors scroll there themselves.
    import('./go-to-comments.ts').then(
      ({ goToComments }) => goToComments(),
      () => {},
    );
  }
  openGlobal(loader);
  const regroup = groupHooks(mounts, observers, whenQuiet);
  whenQuiet(() => regroup(document));
  watchDocument(
    (root) => {
      const add = () => {
        addHooks(root);
        regroup(root);
      };
      const copies = copiesIn(root, mounts);
      if (copies.length === 0) return add();
      void import('./mend-copies.ts').then(({ mendCopies }) => mendCopies(copies)).then(add, add);
    },
    (root) => {
      endMounts(mounts, root);
      regroup(root);
    },
  );
  // Handles insertions, removals and moves from before the observer started.
  for (const [hook, onHook] of mounts) {
    const going = onHook.filter((mount) => mount.state !== 'loading' || !mount.controller.signal.aborted);
    if (!hook.isConnected) endMounts(mounts, hook);
    else if (going.length < onHook.length) {
      mounts.set(hook, going);
      addHooks(hook);
    }
  }
  // The fragment may have changed as well.
  if (location.hash !== facts.hash) replan(location.hash);
  // Another look of the loader at all hooks would cost as much as its first. Its selector is made here again: the
  // module that makes it would become one more file of every page.
  const selector = [NAMED_HOOKS, ...routes.flatMap(({ hook }) => hook || [])].join();
  for (const hook of document.querySelectorAll<HTMLElement>(selector)) {
    if (!mounts.has(hook) && !unknown.has(hook)) addHooks(hook);
  }
  addEventListener('hashchange', () => replan(location.hash));
  const observeFocus = watchFocus(mounts);
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) emit('page:restored', {});
  });
  return {
    async prepare(mount) {
      await observeFocus();
      unmark(mount.hook);
      return prepareReplay(mount);
    },
    ...createRecover(loader, manifest),
    once(event, start, signal) {
      const off = on(
        event as keyof Events,
        () => {
          start();
          // A stored value is emitted before `off` exists.
          queueMicrotask(() => off());
        },
        signal,
      );
    },
  };
}

/** The hooks in and on an added element that were copied from mounted ones: they have a state, but no feature. */
function copiesIn(root: ParentNode, mounts: Loader['mounts']): Element[] {
  const found = [...root.querySelectorAll('[data-widget-state]')];
  if (root instanceof Element && root.hasAttribute('data-widget-state')) found.unshift(root);
  return found.filter((hook) => !mounts.has(hook));
}

/** Messages for authors must not delay work for which visitors wait. Safari has no `requestIdleCallback`. */
function whenQuiet(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, 1000);
}

/** This is a separate file, which no page waits for; if it does not load, only the messages for authors are missing. */
function reportMistakes(page: Page): void {
  import('./report-author-mistakes.ts').then(
    ({ reportAuthorMistakes }) => reportAuthorMistakes(page, BODY_NAMES),
    () => {},
  );
}
