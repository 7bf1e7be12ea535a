import { completePage } from '../page/page.ts';
import { readAttributes } from './attributes.ts';
import type { Attributes, Context, Feature, Props } from './feature.ts';

interface Enhancer<Declared extends Attributes> {
  attributes: Declared;
  /**
   * Enhances the server's markup. Everything it starts ends with `context.signal`, and its changes are undone when that
   * aborts. It may run again on the same nodes.
   */
  enhance: (hook: HTMLElement, props: Props<Declared>, context: Context) => void | Promise<void>;
}

/**
 * Makes a feature from a function in plain DOM code. Costs a page no React.
 * @param declaration the hook's attributes and the function
 */
export function enhancer<const Declared extends Attributes>({
  attributes,
  enhance,
}: Enhancer<Declared>): Feature {
  return {
    attributes,
    mount: (hook, { facts, ...context }) =>
      enhance(hook, readAttributes(context.feature, hook, attributes), {
        ...context,
        page: completePage(facts),
      }),
  };
}
