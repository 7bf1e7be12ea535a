import type { Caretaker, Link, Mount, Notice } from '../../../../../core/runtime/loader/contract.ts';
import type { Route } from '../../../../../core/runtime/loader/read-routes.ts';
import type { PageFacts } from '../../../../../core/runtime/page/facts.ts';

/** A route whose hook names it, with strategy `now`. */
export function route(name: string, given: Partial<Route> = {}): Route {
  return {
    name,
    hook: '',
    load: 'n',
    detail: '',
    optional: false,
    when: {},
    scripts: [`${name}-00000.js`],
    style: '',
    ...given,
  };
}

/** An article for an anonymous reader. */
export function facts(given: Partial<PageFacts> = {}): PageFacts {
  return {
    pageType: 'article',
    release: 'r1',
    articleType: '',
    query: '',
    hash: '',
    appView: false,
    loggedIn: false,
    editorTools: false,
    config: {},
    ...given,
  };
}

/** A feature that is being mounted on a hook. */
export function mountOf(hook: HTMLElement, given: Partial<Mount> = {}): Mount {
  const controller = new AbortController();
  const mount: Mount & { early?: Event[] } = {
    route: route('quiz'),
    hook,
    controller,
    start: () => {},
    handleEvent: () => mount.start(),
    keep(event) {
      mount.early = [...(mount.early ?? []), event];
      mount.start();
    },
    state: 'loading',
  };
  return Object.defineProperties(mount, Object.getOwnPropertyDescriptors(given));
}

/** The first element in the document that matches a selector. */
export function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
}

/** A connection to a caretaker that does nothing; `notices` collects what is passed on. */
export function linkTo(notices: Notice[], care?: Partial<Caretaker>): Link {
  return {
    notify: (notice) => void notices.push(notice),
    caretaker: async () => care && { ...IDLE, ...care },
  };
}

const IDLE: Caretaker = {
  prepare: async () => () => {},
  recover: (_, cause) => Promise.reject(cause),
  recoverFiles: (_, cause) => Promise.reject(cause),
  once() {},
};
