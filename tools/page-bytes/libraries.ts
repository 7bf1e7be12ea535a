import { eachMapping, FlattenMap } from '@jridgewell/trace-mapping';

const PACKAGE = /node_modules\/((?:@[\w.-]+\/)?[\w.-]+)\//;
const ICONS = /core\/ui\/icon\//;
const STYLES = /\.css$/;

/**
 * Computes from a source map how much of a script comes from each package.
 * @param map the source map as JSON
 * @returns the share of the code, from 0 to 1, by package; `icons` and `product` are the product's own
 */
export function sharesOf(code: string, map: string): Map<string, number> {
  const lines = code.split('\n');
  const characters = new Map<string, number>();
  let last: { line: number; column: number; source: string } | undefined;
  const take = (line: number, until: number) => {
    if (!last || last.line !== line) return;
    const name = libraryOf(last.source);
    characters.set(name, (characters.get(name) ?? 0) + until - last.column);
  };
  const close = () => last && take(last.line, lines[last.line - 1]?.length ?? 0);
  eachMapping(new FlattenMap(map), ({ generatedLine, generatedColumn, source }) => {
    if (last?.line === generatedLine) take(generatedLine, generatedColumn);
    else close();
    last = { line: generatedLine, column: generatedColumn, source: source ?? '' };
  });
  close();
  const all = [...characters.values()].reduce((sum, count) => sum + count, 0);
  return new Map([...characters].map(([name, count]) => [name, count / all]));
}

/** @param source the path of a source */
export function libraryOf(source: string): string {
  const [, name] = PACKAGE.exec(source) ?? [];
  if (name) return name === 'scheduler' ? 'react-dom' : name;
  if (ICONS.test(source)) return 'icons';
  return STYLES.test(source) ? 'styles' : 'product';
}
