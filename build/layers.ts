import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';

/** The source of the layers; no style of the build contains the file itself. */
const SOURCE = join(import.meta.dirname, '../core/ui/layers.css');

/** The numbers of the layers by the custom property that names them in sources. */
export const LAYERS = readLayers();

const USE = /var\((--layer-[\w-]+)\)/g;

/**
 * Replaces the names of layers by their numbers, so that visitors do not download the names.
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
