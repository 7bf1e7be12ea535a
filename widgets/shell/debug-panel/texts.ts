/** The texts of the panel, which is for developers: in English, like all messages of the console. */
export const TITLE = 'Debug panel';
export const CLOSE = 'Close';
export const COPY = 'Copy as JSON';
export const COPIED = 'Copied.';
export const NOT_COPIED = 'The browser refused to copy.';
export const FILTER = 'Filter';
export const TABS = 'Parts of the page';
export const SHOW = 'Show on the page';
export const REMOUNT = 'Remount';
export const NOTHING = 'Nothing here.';
export const NO_MANIFEST =
  'The file manifest.json could not be fetched: strategies, reasons and bytes are missing.';

export const TAB_NAMES = {
  hooks: 'Hooks',
  messages: 'Messages',
  calls: 'Calls',
  events: 'Events',
  page: 'Page and visitor',
} as const;

export const SECTIONS = {
  facts: 'Page',
  mistakes: 'Mistakes on this page',
  config: 'Configuration',
  visitor: 'Visitor',
  experiments: 'Experiments',
  deprecated: 'Deprecations',
} as const;

export const releaseText = (own: string, deployed: string): string =>
  `This page runs release ${own}; the deployed one is ${deployed}.`;

export const countText = (name: string, count: number): string => `${name} ${count}`;

export const bytesText = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

export const timeText = (name: string, ms: number): string => `${name} ${Math.round(ms)} ms`;

export const ownText = (bytes: string): string => `own ${bytes}`;

export const sharedText = (bytes: string): string => `shared ${bytes}`;

export const docsText = (address: string): string => `See ${address}`;

export const statusText = (status: number): string => (status === 0 ? 'no status' : String(status));

export const groupText = (group: number | undefined, groups: number): string =>
  group === undefined ? `no group yet, of ${groups}` : `group ${group} of ${groups}`;
