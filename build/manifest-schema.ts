import { z } from 'zod';
import { PAGE_TYPES } from '../core/runtime/page/page-types.ts';

/** An object whose error lists the allowed keys. */
const strictObject = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code }) =>
      code === 'unrecognized_keys' ? `unknown; expected one of ${Object.keys(shape).join(', ')}` : undefined,
  });

const pageType = z.enum(PAGE_TYPES);
const words = z.array(
  z.string().regex(/^[\w=.-]+$/, 'expected a marker of letters, digits, "-", "." and "="'),
);
const margin = z
  .string()
  .regex(/^-?\d+(px|%)( -?\d+(px|%)){0,3}$/, 'expected a root margin such as "200px" or "200px 0px"');

const LOADS =
  'expected "now", "idle", "visible", {"visible": "200px"}, "interaction" or "event:subject:verb"';

const load = z.union(
  [
    z.enum(['now', 'idle', 'visible', 'interaction']),
    z.strictObject({ visible: margin }),
    z.string().regex(/^event:[a-z-]+:[a-z-]+$/, LOADS),
  ],
  LOADS,
);

/** One entry of manifest.json: where a feature mounts, on which pages, and when it is loaded. */
export const entrySchema = strictObject({
  /** The chunk's source, `widgets/<group>/<name>/<name>.ts`. */
  entry: z
    .string()
    .regex(/^widgets\/[\w-]+\/([\w-]+)\/\1\.tsx?$/, 'expected widgets/group/name/name.ts or .tsx'),
  /** The purpose of the feature in one sentence, for the reference. */
  purpose: z.string().min(10, 'expected a sentence that says what the feature does for the reader'),
  /** The selector of its hooks; by default `[data-widget="name"]`. */
  hook: z.string().min(1).optional(),
  load,
  /** Whether the feature waits for an interaction on devices that save data or have little memory. */
  optional: z.literal(true).optional(),
  when: strictObject({
    pageTypes: z.array(pageType).nonempty().optional(),
    articleTypes: words.nonempty().optional(),
    appView: z.boolean().optional(),
    hash: words.nonempty().optional(),
    query: words.nonempty().optional(),
    loggedIn: z.boolean().optional(),
    editorTools: z.boolean().optional(),
    config: z
      .string()
      .regex(/^[a-z][A-Za-z]*$/, 'expected a key of script#site-config')
      .optional(),
  }).optional(),
  /**
   * Whether few pages have the feature: the loader does not contain its entry, and reads it from a second file once a
   * page has its hook. It loads two requests later than others, and a click before that has its default effect.
   */
  rare: z.literal(true).optional(),
  /** Page types on which every page has the hook near its top: the CMS sends the files along with the HTML. */
  preload: z.array(pageType).nonempty().optional(),
  /**
   * The group with which the feature shares its script and style, for small features that are nearly always on a page
   * together. A group cannot have the name of a feature.
   */
  group: z
    .string()
    .regex(/^[a-z]+(-[a-z]+)*$/, 'expected a name of lower-case words')
    .optional(),
  /** Whether readers wait for its result: its files are first in the HTML, with a high priority. */
  urgent: z.literal(true).optional(),
  /**
   * Sources whose dynamic imports a page is known to need; the CMS includes their files if the hook has
   * `data-expected`.
   */
  expected: z.array(z.string()).nonempty().optional(),
});

export const manifestSchema = z.record(
  z.string().regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, 'expected a name of lower-case words joined by hyphens'),
  entrySchema,
);

export type Entry = z.infer<typeof entrySchema>;
