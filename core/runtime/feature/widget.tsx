import type { ComponentType } from 'react';
import { completePage } from '../page/page.ts';
import { readAttributes } from './attributes.ts';
import type { Attributes, Context, Feature, Props } from './feature.ts';
import { createShow, showView } from './show-view.tsx';
import type { EnhanceView } from './view-context.ts';
import type { ViewPlace } from './view-place.ts';

/** The properties of the view of a widget without `enhance`: the hook's attributes and the context. */
export type ViewProps<Declared extends Attributes, Served = undefined> = Props<Declared> & {
  readonly context: Context;
  /** The result of `read`. */
  readonly served: Served;
};

interface Declaration<Declared extends Attributes> {
  attributes: Declared;
  /** The position of the view; by default it replaces the server's content. */
  at?: ViewPlace;
}

/** A widget whose view shows as soon as it mounts. */
interface ShowingWidget<Declared extends Attributes, Served> extends Declaration<Declared> {
  /**
   * Reads the view's data from the server's HTML, before any of it is replaced. If it throws, the server's HTML stays.
   * It can be asynchronous: the server's HTML stays until the promise resolves.
   */
  read?: (hook: HTMLElement, context: Context) => Served | Promise<Served>;
  view: ComponentType<ViewProps<Declared, Served>>;
  /**
   * `sliced` for a view of so many elements that its first render is a long task on an old phone. The hook is mounted
   * when that render is on the page. @default 'at-once'
   */
  first?: 'sliced';
  enhance?: never;
}

/** A widget whose rules decide what is shown, and when. */
interface EnhancedWidget<Declared extends Attributes, Shown extends object> extends Declaration<Declared> {
  enhance: EnhanceView<Declared, Shown>;
  view: ComponentType<Shown>;
  read?: never;
  first?: never;
}

/**
 * Makes a feature from a React component; React loads with its chunk. The server's HTML stays until the view first
 * renders something: a view without data returns null. It is restored when the widget fails or unmounts. `lazyWidget()`
 * is for features that often have nothing to show, and on pages whose first screen needs no React.
 * @param declaration the hook's attributes, the component, and
 *   - `read`, which reads its data from the hook: the component gets attributes, context and data; or
 *   - `enhance`, which calls `show` with the component's properties, as often as they change
 */
export function widget<const Declared extends Attributes, Served = undefined>(
  declaration: ShowingWidget<Declared, Served>,
): Feature;
export function widget<const Declared extends Attributes, Shown extends object>(
  declaration: EnhancedWidget<Declared, Shown>,
): Feature;
export function widget<const Declared extends Attributes, Served, Shown extends object>(
  declaration: ShowingWidget<Declared, Served> | EnhancedWidget<Declared, Shown>,
): Feature {
  const { attributes, at = 'instead' } = declaration;
  return {
    attributes,
    mount(hook, { facts, ...rest }) {
      const context: Context = { ...rest, page: completePage(facts) };
      const props = readAttributes(context.feature, hook, attributes);
      const place = { hook, at, signal: context.signal, fail: context.fail };
      if (declaration.enhance) {
        const { enhance, view } = declaration;
        return enhance(hook, props, { ...context, show: createShow(view, place) });
      }
      const { read, view, first } = declaration;
      const render = (served: Served) => {
        const { settled } = showView(view, { ...props, context, served }, { ...place, first });
        return first && settled;
      };
      // Without `read` the type of the view's data is undefined.
      const content = read?.(hook, context) as Served | Promise<Served>;
      if (!(content instanceof Promise)) return render(content);
      return content.then((arrived) => (context.signal.aborted ? undefined : render(arrived)));
    },
  };
}
