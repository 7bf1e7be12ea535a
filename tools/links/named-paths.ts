/** A path of the repository. */
const PATH = /(?<![\w./@-])(?:core|widgets|fixtures|demo|build|tools|tests)\/[\w./-]+/g;
const EXTENSION = /\.(?:tsx?|mjs|css|html|json|grit|md)$/;
const CODE = /`[^`]+`/g;
/** A comment of TypeScript, JavaScript or CSS, or a line of one. */
const COMMENT = /(?:^\s*\/?\*+|\/\/|\/\*)(.*)$/;

/** What is named although it is not there: the files of the tutorial, samples, the key of a text (`….NOTICE.title`). */
const SAMPLES = /days-to-go|NAME|\/quiz-answers\.ts$|\.[A-Z]/;

export interface NamedPath {
  readonly path: string;
  readonly line: number;
}

/** The files that a page names, and the folders that it names in code. */
export function pathsInPage(text: string): NamedPath[] {
  return inLines(text, (line) => {
    const inCode = [...line.matchAll(CODE)].flatMap(([code]) => pathsIn(code));
    const files = pathsIn(line).filter((path) => EXTENSION.test(path));
    return [...new Set([...inCode, ...files])];
  });
}

/** The files and folders that comments of a source name. */
export function pathsInComments(text: string): NamedPath[] {
  return inLines(text, (line) => pathsIn(COMMENT.exec(line)?.[1] ?? ''));
}

function inLines(text: string, paths: (line: string) => string[]): NamedPath[] {
  return text.split('\n').flatMap((line, index) => paths(line).map((path) => ({ path, line: index + 1 })));
}

/** The paths in a line. Of one with a place for a name, such as `core/{name}/api`, that is the part before it. */
function pathsIn(line: string): string[] {
  return [...line.matchAll(PATH)]
    .map(({ 0: path, index }) => {
      const hasPlace = /^[<{*…[]/.test(line.slice(index + path.length));
      return hasPlace ? path.replace(/[^/]*$/, '') : path.replace(/[.-]+$/, '');
    })
    .filter((path) => !SAMPLES.test(path));
}
