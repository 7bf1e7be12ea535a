import type { Check, RuleLevel } from './rule.ts';
import * as attributes from './rules/attributes.ts';
import * as content from './rules/content.ts';
import * as documents from './rules/document.ts';
import * as head from './rules/head.ts';
import * as hooks from './rules/hooks.ts';
import * as links from './rules/links.ts';
import * as page from './rules/page.ts';
import * as parts from './rules/parts.ts';
import * as site from './rules/site-build.ts';
import { speculationRules } from './rules/speculation.ts';

/** The documentation of a kind of findings, from which docs/reference/findings.md is generated. */
export interface FindingKind {
  readonly level: RuleLevel;
  /** A description of the problem. */
  readonly about: string;
  /** The remedy in Markdown, with links from docs/reference/. */
  readonly action: string;
}

interface LintRule extends FindingKind {
  readonly check: Check;
}

/** The rules by name, which follows `nmt/` in a finding. */
export const RULES: Readonly<Record<string, LintRule>> = {
  'unknown-hook': {
    level: 'error',
    about: 'A hook names a feature that does not exist.',
    action: 'Take the name that is proposed, or one of [the list](features.md).',
    check: hooks.unknownHooks,
  },
  'unknown-attribute': {
    level: 'error',
    about: 'An attribute that resembles one of its feature, or is another feature’s.',
    action: 'Correct the name, or take the attribute to the hook that reads it.',
    check: (page, known) => attributes.unknownAttributes(page, known, { isNear: true }),
  },
  'other-attribute': {
    level: 'warn',
    about: 'An attribute of a hook or of body that nobody reads.',
    action: 'Take it out, or name it with `--own` if it is the site’s.',
    check: (page, known) => attributes.unknownAttributes(page, known, { isNear: false }),
  },
  'missing-attribute': {
    level: 'error',
    about: 'A required attribute is missing.',
    action: 'Add it; [the feature’s page](features.md) has an example.',
    check: attributes.missingAttributes,
  },
  'wrong-value': {
    level: 'error',
    about: 'A value of another type, range or word.',
    action: 'Write what is expected; units and ranges are in [the reference](features.md).',
    check: attributes.wrongValues,
  },
  'unasked-purpose': {
    level: 'warn',
    about: 'A purpose that nobody is asked about.',
    action:
      'Correct `data-purpose`, or add it to `consentPurposes`: what is not in the list counts as granted ([the rule](../consent.md#the-rule)).',
    check: attributes.unaskedPurposes,
  },
  'misspelt-purpose': {
    level: 'error',
    about: 'A purpose of the site that is a misspelt one of the product.',
    action:
      'Write the one that is proposed: under another name nobody is asked about it ([the rule](../consent.md#the-rule)).',
    check: attributes.misspeltPurposes,
  },
  'unknown-script': {
    level: 'error',
    about: 'A script that the site does not have.',
    action:
      'Correct `data-script`, or add the script’s address to `scripts` of [script#site-config](../cms.md#scriptsite-config).',
    check: attributes.unknownScripts,
  },
  captcha: {
    level: 'error',
    about: 'A robot check on a site that has none.',
    action:
      'Add `scripts.captcha` and `captchaSiteKey` to [script#site-config](../cms.md#scriptsite-config), or take `data-captcha` out. `feedback-form`, the forms of newsletters and `newsletter-button` check visitors who are not logged in without that attribute, too. A site without a robot check leaves those hooks out: the browser then sends such a form itself, and the server answers with a page.',
    check: content.captchaWithoutScript,
  },
  'wrong-json': {
    level: 'error',
    about: 'A script of a hook that holds no JSON.',
    action: 'Let a serializer write it, with `<` as `\u003c`: the message names the place in the text.',
    check: attributes.wrongJson,
  },
  quiz: {
    level: 'error',
    about: 'A quiz that cannot be played, or not as it is meant.',
    action: 'Correct [the definition](features/article.md#quiz); the messages are those of the console.',
    check: content.wrongQuizzes,
  },
  'ad-position': {
    level: 'error',
    about: 'A position for advertisements that does not exist.',
    action: 'Take one of [the positions](../ads.md), such as `rectangle-2`.',
    check: content.adPositions,
  },
  wall: {
    level: 'error',
    about: 'A wall without content, or content without a wall.',
    action:
      'Send both, or none: [the paywall](features/paywall.md#paywall). A page that is free says so with `data-article-is-free="true"`.',
    check: content.wallAndContent,
  },
  'repeated-update': {
    level: 'error',
    about: 'An update of a liveblog that is there twice.',
    action: 'Give each its own number.',
    check: content.repeatedUpdates,
  },
  'dead-link': {
    level: 'error',
    about: 'A link of a feature that leads nowhere.',
    action:
      'Correct the link, or the `id` that it leads to: contents, menus, tabs, and `#modal=…` ([consent.md](../consent.md)).',
    check: links.deadLinks,
  },
  'missing-part': {
    level: 'error',
    about: 'A hook lacks an element that its feature needs.',
    action:
      'Add the part to the markup, in any of the ways that the message names; without it the hook stays as it was sent.',
    check: parts.missingParts,
  },
  'repeated-part': {
    level: 'error',
    about: 'A hook has several of what there may be one of.',
    action: 'Keep one: the first one counts.',
    check: parts.repeatedParts,
  },
  'part-element': {
    level: 'error',
    about: 'A part is on another element than the one that counts.',
    action: 'Put the attribute on the element that is named.',
    check: parts.partElements,
  },
  'stray-part': {
    level: 'error',
    about: 'A part is outside of its hook.',
    action: 'Move it into the hook.',
    check: parts.strayParts,
  },
  nesting: {
    level: 'error',
    about: 'A hook is where none may be, or where the parser moves it.',
    action:
      'Put the hook beside or around the element: a `div` in a `p` is not where the source has it, and one in a `ul` is not an item. [Hooks](../cms.md#hooks).',
    check: hooks.nesting,
  },
  'missing-on-page': {
    level: 'error',
    about: 'A feature needs something elsewhere on the page.',
    action: 'Send what is named, or leave the hook out of this page.',
    check: hooks.missingOnPage,
  },
  'unfilled-space': {
    level: 'error',
    about: 'A hook whose feature never runs on this type of page.',
    action: 'Leave the hook out of pages of this type, or correct [the type](page.md).',
    check: hooks.unfilledSpace,
  },
  'page-type': {
    level: 'error',
    about: 'The page type is missing or unknown.',
    action:
      'Correct it, or name a type of the site in `pageTypes` of [script#site-config](../cms.md#scriptsite-config).',
    check: page.unknownPageType,
  },
  'site-config': {
    level: 'error',
    about: 'script#site-config is missing, no JSON, or after the loader.',
    action: 'Put it above the loader, as JSON: [the head](../cms.md#the-head).',
    check: page.siteConfig,
  },
  'unknown-config': {
    level: 'error',
    about: 'A key of script#site-config that nobody reads.',
    action: 'Take the key that is proposed, or one of [the table](../cms.md#scriptsite-config).',
    check: page.unknownConfig,
  },
  'wrong-config': {
    level: 'error',
    about: 'A value of script#site-config that does not fit its key.',
    action: 'Write what is expected; [the table](../cms.md#scriptsite-config) has units and defaults.',
    check: page.wrongConfig,
  },
  'page-facts': {
    level: 'error',
    about: 'A fact of the page in script#site-config that body contradicts.',
    action: 'Send one of the two: [facts of the page](../cms.md#facts-of-the-page).',
    check: documents.contradictedFacts,
  },
  'base-element': {
    level: 'error',
    about: 'A base element, which leads links elsewhere.',
    action: 'Write addresses in full instead.',
    check: documents.baseElement,
  },
  'meta-policy': {
    level: 'error',
    about: 'A policy in a meta element.',
    action: 'Send [the header](../deploy.md#content-security-policy).',
    check: documents.metaPolicy,
  },
  speculation: {
    level: 'error',
    about: 'Rules for loading ahead that cannot be read, or that open what counts.',
    action: 'Let the renderer of the head write them: [pages loaded ahead](../cms.md#pages-loaded-ahead).',
    check: speculationRules,
  },
  'mixed-builds': {
    level: 'error',
    about: 'Files of two builds.',
    action: 'Take loader, styles and scripts from one folder: that of the release, or its `site/`.',
    check: documents.mixedBuilds,
  },
  loader: {
    level: 'error',
    about: 'The loader is missing, twice there, blocking or of another kind.',
    action: 'Write `<script async src="…/loader.js">` once: [the head](../cms.md#the-head).',
    check: head.loaderScript,
  },
  'head-script': {
    level: 'error',
    about: 'head.js is missing or changed.',
    action:
      'Inline the file byte for byte, its last line break included (CRLF is right, browsers read it as LF): [the head](../cms.md#the-head).',
    check: head.headScript,
  },
  'base-style': {
    level: 'error',
    about: 'The base style is missing or changed.',
    action: 'Inline the file byte for byte, or link it: [the head](../cms.md#the-head).',
    check: head.baseStyle,
  },
  integrity: {
    level: 'error',
    about: 'A file of another release, or with a wrong or no integrity.',
    action:
      'Read names and hashes from `manifest.json` of the release that is deployed: [deploy.md](../deploy.md#order-and-earlier-releases).',
    check: head.fileIntegrity,
  },
  'cross-origin': {
    level: 'error',
    about: 'A file of the release has no crossorigin.',
    action: 'Add `crossorigin`, on the page’s own origin as well: [the head](../cms.md#the-head).',
    check: head.crossOrigin,
  },
  'page-files': {
    level: 'warn',
    about: 'Files that a page of this type sends along are missing.',
    action:
      'Send what `pages` of the manifest lists for the type, and with `data-expected` what `expected` of the feature lists: [the head](../cms.md#the-head).',
    check: head.pageFiles,
  },
  'site-build': {
    level: 'error',
    about: 'data-site-file does not fit the build.',
    action: 'Include the files of `site/` with a [site file](../language.md), or the others without one.',
    check: site.siteBuild,
  },
  'site-language': {
    level: 'warn',
    about: 'A page in a language that its texts are not in, or that come late.',
    action: 'Include the build for sites, with a preload of its [site file](../language.md).',
    check: site.siteLanguage,
  },
  deprecated: {
    level: 'warn',
    about: 'A name that a later version of the contract no longer has.',
    action: 'Use the name that is proposed before that version: [deprecations](../versions.md#deprecations).',
    check: page.deprecated,
  },
};

/** Findings about a page as a whole, which no rule reports. */
export const PAGE_FINDINGS = {
  status: {
    level: 'error',
    about: 'An address answers with another status than 200, such as 404, 500 or 401.',
    action: 'Lint an address that answers. The page of that answer is checked as well.',
  },
  unreadable: {
    level: 'error',
    about: 'A page has no element, cannot be read to its end, or cannot be checked within fifteen seconds.',
    action:
      'Correct the place that `parser-error` names: nothing after it is checked. Lint pages, not other files.',
  },
} as const satisfies Readonly<Record<string, FindingKind>>;
