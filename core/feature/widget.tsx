import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { completePage } from '../page/page.ts';
import { readAttributes } from './attributes.ts';
import type { Attributes, Context, Feature, Props } from './feature.ts';

/** What a widget's view receives: the hook's attributes and the context. */
export type ViewProps<Declared extends Attributes> = Props<Declared> & { readonly context: Context };

interface Widget<Declared extends Attributes> {
  attributes: Declared;
  view: ComponentType<ViewProps<Declared>>;
}

let roots = 0;

/**
 * Makes a feature from a React component. The server's HTML stands until the first commit, and comes back
 * when the widget fails or leaves.
 * @param declaration the hook's attributes and the component that gets them as properties
 */
export function widget<const Declared extends Attributes>({
  attributes,
  view: View,
}: Widget<Declared>): Feature {
  return {
    attributes,
    mount(hook, { facts, ...rest }) {
      const context: Context = { ...rest, page: completePage(facts) };
      const props = readAttributes(context.feature, hook, attributes);
      const served = [...hook.childNodes];
      const failures: unknown[] = [];
      const root = createRoot(hook, {
        // Ids made by useId must differ between the many roots of a page.
        identifierPrefix: `nmt-${++roots}-`,
        onUncaughtError: (error) => {
          failures.push(error);
          context.fail(error);
        },
      });
      context.signal.addEventListener('abort', () => {
        root.unmount();
        hook.replaceChildren(...served);
      });
      // Committing at once keeps each mount inside the loader's time slice.
      flushSync(() => root.render(<View {...props} context={context} />));
      if (failures.length) throw failures[0];
    },
  };
}
