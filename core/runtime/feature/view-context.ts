import type { Attributes, Context, Props } from './feature.ts';

/** The context of a feature with a view. */
export interface ViewContext<Shown extends object> extends Context {
  /**
   * Shows the view, or renders it again with other properties.
   * @param props of the view; undefined removes it, and what the server sent is back
   * @param change runs the change of the page, such as `anchorScroll`, which keeps in place what is being read
   */
  readonly show: (props: Shown | undefined, change?: (run: () => void) => void) => void;
}

/**
 * The part of a feature with a view that knows no React: rules, calls, the visitor. Everything that it starts ends with
 * `context.signal`. It may run again on the same nodes.
 */
export type EnhanceView<Declared extends Attributes, Shown extends object> = (
  hook: HTMLElement,
  props: Props<Declared>,
  context: ViewContext<Shown>,
) => void | Promise<void>;
