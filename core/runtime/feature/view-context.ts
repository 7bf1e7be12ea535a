import type { Attributes, Context, Props } from './feature.ts';

/** The context of a feature with a view. */
export interface ViewContext<Shown extends object> extends Context {
  /**
   * Shows the view, or renders it again with other properties.
   * @param props the view's properties; undefined removes the view and restores the server's content
   * @param change runs the change of the page, such as `anchorScroll`, which keeps the content in view in place
   */
  readonly show: (props: Shown | undefined, change?: (run: () => void) => void) => void;
}

/**
 * The part of a feature with a view that does not use React: rules, calls, the visitor. Everything that it starts ends
 * with `context.signal`. It may run again on the same nodes.
 */
export type EnhanceView<Declared extends Attributes, Shown extends object> = (
  hook: HTMLElement,
  props: Props<Declared>,
  context: ViewContext<Shown>,
) => void | Promise<void>;
