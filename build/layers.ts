import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';

/** Where the layers are; the file itself is in no style that is built. */
const SOURCE = join(import.meta.dirname, '../core/ui/layers.css');

/** The numbers of the layers by the custom property that names them in sources. */
export const LAYERS = readLayers();

const USE = /var\((--layer-[\w-]+)\)/g;

/**
 * Puts in the numbers of the layers, so that readers get no names.
 * @param file its path, for messages
 * @throws for a name that no layer has
 */
export function putInLayers(css: string, file: string): string {
  return css.replace(USE, (_, name: string) => {
    const layer = LAYERS.get(name);
    if (layer === undefined) {
      throw new Error(`${file}: ${name} is not a layer. Known: ${[...LAYERS.keys()].join(', ')}.`);
    }
    return layer;
  });
}

function readLayers(): Map<string, string> {
  const layers = new Map<string, string>();
  postcss.parse(readFileSync(SOURCE, 'utf8'), { from: SOURCE }).walkDecls(({ prop, value }) => {
    layers.set(prop, value);
  });
  return layers;
}
