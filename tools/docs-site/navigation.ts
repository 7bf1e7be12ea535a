/** A part of the navigation. */
export interface Section {
  readonly title: string;
  /** The paths from the root of the site, without `.md`. */
  readonly pages: readonly string[];
}

/** Pages that are stored elsewhere in the repository, by their path there. */
export const OTHER_PAGES: Readonly<Record<string, string>> = {
  'README.md': 'index.md',
  'CHANGELOG.md': 'changelog.md',
  'SECURITY.md': 'reporting.md',
};

/** All pages, in a sensible reading order; a test checks that the list is complete. */
export const NAVIGATION: readonly Section[] = [
  {
    title: 'Start',
    pages: [
      'index',
      'start/templates',
      'start/apps',
      'start/backends',
      'start/operations',
      'start/contributing',
      'site-in-an-hour',
    ],
  },
  {
    title: 'Pages of a CMS',
    pages: [
      'cms',
      'reference/page',
      'reference/settings',
      'server-pages',
      'visitor',
      'consent',
      'ads',
      'funnel',
      'reference/paywall-config',
      'third-parties',
      'language',
      'wordpress',
      'lint-page',
      'reference/findings',
    ],
  },
  {
    title: 'Features',
    pages: [
      'reference/features',
      'reference/features/shell',
      'reference/features/lists',
      'reference/features/article',
      'reference/features/media',
      'reference/features/liveblog',
      'reference/features/podcasts',
      'reference/features/specials',
      'reference/features/screens',
      'reference/features/search',
      'reference/features/topics',
      'reference/features/personal',
      'reference/features/onboarding',
      'reference/features/paywall',
      'reference/features/account',
      'reference/features/family',
      'reference/features/newsletters',
      'reference/features/forms',
      'reference/features/ebooks',
      'reference/features/paper',
      'reference/features/ads',
    ],
  },
  {
    title: 'Scripts and apps',
    pages: ['global', 'reference/events', 'analytics', 'reference/data-layer', 'app-bridge'],
  },
  { title: 'Backends', pages: ['reference/calls', 'stand-in', 'liveblog-load'] },
  {
    title: 'Operations',
    pages: [
      'deploy',
      'cache',
      'operations',
      'errors',
      'reference/messages',
      'reference/debug',
      'storage',
      'security',
      'threat-model',
      'reporting',
      'supported-browsers',
      'performance',
      'benchmark',
      'versions',
      'changelog',
    ],
  },
  {
    title: 'The code',
    pages: ['architecture', 'adding-a-feature', 'interface-parts', 'loader', 'calls', 'dutch'],
  },
  {
    title: 'Decisions',
    pages: [
      'decisions/1-chunk-format',
      'decisions/2-loader-and-caretaker',
      'decisions/3-integrity-table',
      'decisions/4-packer',
      'decisions/5-one-feature-one-folder',
      'decisions/6-outbox',
      'decisions/7-prompts',
      'decisions/8-styles',
      'decisions/9-schemas',
    ],
  },
  {
    title: 'Requirements',
    pages: [
      'requirements/README',
      'requirements/core',
      'requirements/shell',
      'requirements/lists',
      'requirements/article',
      'requirements/media',
      'requirements/liveblog',
      'requirements/podcasts',
      'requirements/specials',
      'requirements/screens',
      'requirements/search',
      'requirements/topics',
      'requirements/personal',
      'requirements/onboarding',
      'requirements/paywall',
      'requirements/account',
      'requirements/family',
      'requirements/newsletters',
      'requirements/forms',
      'requirements/ebooks',
      'requirements/paper',
      'requirements/ads',
    ],
  },
];
