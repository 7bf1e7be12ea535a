import { useEffect, useEffectEvent, useRef } from 'react';
import { isAborted } from '../../../core/platform/http/http-error.ts';
import { listSentIds } from '../../../core/platform/http/outbox/box.ts';
import { warn } from '../../../core/runtime/log/log.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { personalStore } from '../../../core/user/personal/personal-store.ts';
import { fetchTagColour } from './api/collections.ts';
import type { Collection } from './collection.ts';
import { collections, withColours } from './collections.ts';
import { readColours } from './read-collections.ts';

/**
 * Fetches the missing colours of collections, one after the other, each once [reading-list-page-4].
 * @param page the page
 * @param shown the displayed collections; a queued one is unknown to the server
 */
export function useColours(page: Page, shown: readonly Collection[]): void {
  const requested = useRef(new Set<string>());
  const isRunning = useRef(false);
  const store = personalStore(page, collections);
  const next = useEffectEvent(() => {
    const waiting = store.getState().pending.flatMap((change) => ('name' in change ? [change.name] : []));
    return shown.find(
      ({ name, colours }) => !colours && !requested.current.has(name) && !waiting.includes(name),
    );
  });

  // After each render, because each may show other collections; most find nothing to do.
  useEffect(() => {
    const run = async () => {
      if (isRunning.current) return;
      isRunning.current = true;
      for (let tag = next(); tag; tag = next()) await fetchColour(tag.name);
      isRunning.current = false;
    };
    const fetchColour = async (name: string) => {
      requested.current.add(name);
      try {
        const contained = listSentIds();
        const colours = readColours(await store.read(() => fetchTagColour(page, name)));
        if (colours) store.learn((list) => withColours(list, name, colours), contained);
      } catch (cause) {
        if (!isAborted(cause)) warn('reading-list-page', 'The colours of a collection could not be loaded.');
      }
    };
    if (store.getState().state === 'ready') void run();
  });
}
