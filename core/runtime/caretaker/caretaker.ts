import { emit, on } from '../bus/bus.ts';
import type { Events } from '../bus/events.ts';
import type { Caretaker } from '../loader/contract.ts';
import type { Loader } from '../loader/loader.ts';
import { completePage } from '../page/page.ts';
import { endMounts } from './end.ts';
import { openGlobal } from './global.ts';
import { createNotices } from './notices.ts';
import { createRare } from './rare.ts';
import { createRareEvents } from './rare-events.ts';
import { createRecover } from './recover.ts';
import { prepareReplay } from './replay.ts';
import { watchDocument } from './watch.ts';

/**
 * Takes over what the critical path need not wait for: the bus and the global for CMS scripts and apps, the
 * document's changes, faults after mounting, early events, recovery, and all messages.
 */
export function takeCare(loader: Loader): Caretaker {
  const { mounts, addHooks, replan } = loader;
  const rareEvents = createRareEvents(mounts);
  loader.listen(createNotices(loader, createRare(loader, rareEvents), rareEvents.keep));
  completePage(loader.facts);
  openGlobal(loader);
  watchDocument(addHooks, (root) => endMounts(mounts, root));
  // What came, went, or went and came back between the loader's look and ours.
  for (const [hook, onHook] of mounts) {
    if (!hook.isConnected) endMounts(mounts, hook);
    for (const [name, { state, controller }] of onHook) {
      if (state === 'loading' && controller.signal.aborted) onHook.delete(name);
    }
  }
  addHooks(document);
  addEventListener('hashchange', () => replan(location.hash));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) emit('page:restored', {});
  });
  return {
    prepareReplay,
    recover: createRecover(loader),
    once(event, start, signal) {
      const off = on(
        event as keyof Events,
        () => {
          start();
          // A last value is told before `off` exists.
          queueMicrotask(() => off());
        },
        signal,
      );
    },
  };
}
