import { DEFAULT_BREAKPOINTS } from '../breakpoints.ts';
import type { ConfigSchema } from './config-schema.ts';
import { breakpoint, text, texts } from './kinds.contract.ts';

/** The site and its pages: name, types, widths, what runs on them. */
export const PAGES: Readonly<Record<string, ConfigSchema>> = {
  appIds: {
    type: 'object',
    description: 'The apps, by the id that their addresses carry as `?app=`.',
    additionalProperties: { type: 'string', enum: ['ios', 'android', 'puzzle-ios', 'puzzle-android'] },
    default: {},
  },
  brand: {
    ...text,
    default: 'de krant',
    description: 'The name under which visitors know the paper, in every text that names it.',
  },
  breakpoints: {
    type: 'object',
    description:
      'Widths in px by name. They move what scripts decide by the width of the window, not the styles.',
    additionalProperties: false,
    properties: Object.fromEntries(
      Object.entries(DEFAULT_BREAKPOINTS).map(([name, px]) => [
        name,
        {
          type: 'number',
          exclusiveMinimum: 0,
          default: px,
          description: `Px from which a window is ${name}.`,
        } as const,
      ]),
    ),
  },
  captchaSiteKey: {
    ...text,
    description: "The site's key for the robot check; forms that need it cannot be sent without it.",
  },
  country: {
    type: 'string',
    title: 'an ISO 3166 code such as "NL" or "GB"',
    pattern: '^(?!UK$)[A-Z]{2}$',
    default: 'NL',
    description: 'The country in which the site sells: how names and addresses are asked for and checked.',
  },
  disabled: {
    anyOf: [{ type: 'string' }, texts],
    default: [],
    description: "A feature's name, or a list of them: their code does not run.",
  },
  editorTools: { type: 'boolean', default: false, description: 'Whether the page is made for an editor.' },
  mobileBelow: {
    ...breakpoint,
    default: 'medium',
    description: 'The breakpoint below which a window is a mobile one.',
  },
  pageTypes: {
    ...texts,
    default: [],
    description: "Page types of the site's own, which are not named as unknown.",
  },
  paywall: {
    type: 'object',
    description: 'Values of paywall and funnels on all pages.',
    additionalProperties: false,
  },
  serviceTemplates: {
    ...texts,
    default: [],
    description:
      "The values of `data-thirdparty-template` that are the service site's, where every logged-in visitor counts as a subscriber.",
  },
};
