import type { ComponentType } from 'react';
import { completePage } from '../page/page.ts';
import { savesData } from '../page/saves-data.ts';
import { readAttributes } from './attributes.ts';
import type { Attributes, Feature } from './feature.ts';
import { loadRenderer } from './load-renderer.ts';
import type { ViewOptions } from './show-view.tsx';
import type { EnhanceView, ViewContext } from './view-context.ts';
import type { ViewPlace } from './view-place.ts';
import { whenDisplayed } from './when-displayed.ts';

interface LazyWidget<Declared extends Attributes, Shown extends object> {
  attributes: Declared;
  /** The position of the view; by default it replaces the server's content. */
  at?: ViewPlace;
  /** Calls `show` with the view's properties once there is something to show, and as often as they change. */
  enhance: EnhanceView<Declared, Shown>;
  /** Loads the component, by a dynamic import of its file. */
  loadView: () => Promise<ComponentType<Shown>>;
}

/**
 * Makes a feature from a React component that loads, with React, when it first has something to show in a hook that is
 * displayed, or, with data saving, in view; a layer over the page waits for neither. Until then its rules run without
 * React, and the server's content stays; it is restored when the feature fails or unmounts, and stays if the view
 * cannot be loaded.
 * @param declaration the hook's attributes, the rules and the component
 */
export function lazyWidget<const Declared extends Attributes, Shown extends object>({
  attributes,
  at = 'instead',
  enhance,
  loadView,
}: LazyWidget<Declared, Shown>): Feature {
  return {
    attributes,
    mount(hook, { facts, ...rest }) {
      const context = { ...rest, page: completePage(facts) };
      const props = readAttributes(context.feature, hook, attributes);
      const show = lazyShow(loadView, { hook, at, signal: context.signal, fail: context.fail });
      return enhance(hook, props, { ...context, show });
    },
  };
}

interface Yielding {
  readonly scheduler?: { readonly yield?: () => Promise<void> };
}

/** Creates a feature's `show`, which loads React and the view with the first properties. */
function lazyShow<Shown extends object>(
  loadView: () => Promise<ComponentType<Shown>>,
  options: ViewOptions,
): ViewContext<Shown>['show'] {
  type Show = ViewContext<Shown>['show'];
  let latest: Parameters<Show>;
  let isStarted = false;
  let showNow: Show | undefined;

  const load = async () => {
    try {
      const [{ createShow, inSlices }, View] = await Promise.all([loadRenderer(), loadView()]);
      // Evaluating React is a task of its own, if the browser has scheduler.yield.
      await (window as Yielding).scheduler?.yield?.();
      // Many hooks may show their views at the same time.
      inSlices(() => {
        showNow = createShow(View, options);
        showNow(...latest);
      });
    } catch (cause) {
      isStarted = false;
      options.fail(cause);
    }
  };

  const { hook, at, signal } = options;
  const loadUnlessGone = () => {
    if (latest[0]) void load();
    else isStarted = false;
  };

  return (...given) => {
    latest = given;
    if (showNow) return showNow(...given);
    if (!given[0] || isStarted) return;
    isStarted = true;
    // A closed menu, or a part that is hidden on phones, does not load React. An empty hook may be hidden because it is
    // empty, so it counts as displayed.
    const waits = at === 'instead' ? hook.hasChildNodes() : at !== 'over' && savesData();
    if (waits) whenDisplayed(hook, loadUnlessGone, signal);
    else void load();
  };
}
