import type { Plugin } from 'esbuild';

/** The name of React's entry. */
export const REACT_ENTRY = 'nmt-react';

/**
 * An entry of its own separates React from our code, so that its chunk stays cached across releases.
 * @param root of the product, from which React is resolved
 */
export function reactEntry(root: string): Plugin {
  return {
    name: 'react-entry',
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${REACT_ENTRY}$`) }, () => ({
        path: REACT_ENTRY,
        namespace: 'react',
      }));
      build.onLoad({ filter: /.*/, namespace: 'react' }, () => ({
        contents: ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime']
          .map((name) => `import '${name}';`)
          .join(''),
        resolveDir: root,
      }));
    },
  };
}
