import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isElsewhere, mapLinks, mapProse } from '../links/map-links.ts';
import { anchorOf } from '../links/read-markdown.ts';

/** The name of the file with the text about a feature, or a group of them, in its folder. */
const README = 'README.md';
/** The folder in the reference with the pages of features, one for each group. */
export const FEATURE_PAGES = 'docs/reference/features';

/** The text in a folder of `widgets/`. */
export interface FeatureText {
  /** Its first heading; undefined without a text. */
  readonly title: string | undefined;
  /** The rest of the text, adapted to the page of the group; may be empty. */
  readonly text: string;
}

/**
 * Reads the text of a group or a feature for the reference: its links are relative to the page of the group, and those
 * to another feature's text lead to that feature in the reference.
 * @param folder the folder, such as `widgets/lists` or `widgets/lists/most-read`
 */
export function readFeatureText(root: string, folder: string): FeatureText {
  const file = join(root, folder, README);
  if (!existsSync(file)) return { title: undefined, text: '' };
  const [, title, body = ''] = /^# (.+)\n([\s\S]*)$/.exec(readFileSync(file, 'utf8')) ?? [];
  if (title === undefined) throw new Error(`${folder}/${README}: expected a heading in the first line.`);
  const isFeature = folder.split('/').length > 2;
  const text = mapProse(body.trim(), (line) => {
    const placed = mapLinks(line, (target, link) =>
      link.replace(`](${target}`, `](${placedTarget(folder, target)}`),
    );
    return isFeature && /^#+ /.test(placed) ? `#${placed}` : placed;
  });
  return { title, text };
}

/** Returns the target of a link in a text from the page of the group. */
function placedTarget(folder: string, target: string): string {
  if (isElsewhere(target) || target.startsWith('#')) return target;
  const [path = '', anchor] = target.split('#');
  const [, group, feature] =
    /^widgets\/([\w-]+)(?:\/([\w-]+))?\/README\.md$/.exec(posix.join(folder, path)) ?? [];
  const to = group ? `${FEATURE_PAGES}/${group}.md` : posix.join(folder, path);
  const hash = anchor ?? feature;
  return `${posix.relative(FEATURE_PAGES, to)}${hash ? `#${hash}` : ''}`;
}

/** The text of a group on its page, and the path of that page. */
export interface GroupText {
  readonly group: string;
  readonly title: string;
  readonly text: string;
}

/**
 * Returns links to the parts of the groups' texts that are about a feature: those with its hook, and in its own group
 * also those with its name.
 * @param feature the feature's hook in markup, such as `data-widget="quiz"`
 * @returns links in Markdown, from the page of a group
 */
export function partsAbout(
  feature: { readonly name: string; readonly hook: string; readonly group: string },
  texts: readonly GroupText[],
): string[] {
  return texts.flatMap(({ group, title, text }) =>
    text.split(/^## /m).flatMap((part, index) => {
      const isAbout =
        part.includes(feature.hook) || (group === feature.group && part.includes(`\`${feature.name}\``));
      const heading = index === 0 ? title : (part.split('\n')[0] ?? '');
      return isAbout ? [`[${heading}](${group}.md#${anchorOf(heading)})`] : [];
    }),
  );
}
