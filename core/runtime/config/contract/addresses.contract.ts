import type { ConfigSchema } from './config-schema.ts';
import { address, origins, texts } from './kinds.contract.ts';

const addressOrGroup = {
  anyOf: [address, { type: 'object', additionalProperties: address }],
  description: 'An address, or addresses by name.',
} as const;

/** Where data and scripts come from, and where addresses may lead. */
export const ADDRESSES: Readonly<Record<string, ConfigSchema>> = {
  chartEmbedOrigins: {
    ...origins,
    description: 'Origins whose charts may report their height; by default that of `scripts.chartEmbed`.',
  },
  editorOrigins: {
    ...origins,
    default: [],
    description: 'Origins of the editors to which `editing-helpers` may link.',
  },
  endpoints: {
    type: 'object',
    description: 'Addresses of data by name, or groups of them; requests to their https origins are allowed.',
    default: {},
    properties: {
      clickTracking: {
        ...address,
        description:
          'The service that gets one ping for each page view, without cookies; no ping without it.',
      },
      historySettings: {
        ...address,
        description: "The visitor's choice about the reading history; without it the notice never shows.",
      },
      latestEdition: { ...address, description: 'The time of the latest edition.' },
      viewDate: { ...address, description: "The time of the visitor's last look at an edition." },
      profile: {
        type: 'object',
        description:
          'Paths of the profile API that have no fixed place; without one its feature works in that browser only.',
        properties: {
          userInfo: { ...address, description: "Name and uuid of the visitor's account." },
          ebookDownload: { ...address, description: 'The e-book that the visitor downloaded.' },
          latestArticle: { ...address, description: 'The time of the latest article for the visitor.' },
          popupEvent: {
            ...address,
            description: 'Whether the visitor has finished a tour or the onboarding.',
          },
          readingListTags: { ...address, description: 'The collections of the reading list.' },
        },
        additionalProperties: address,
      },
    },
    additionalProperties: addressOrGroup,
  },
  fragmentOrigins: {
    ...origins,
    default: [],
    description: 'Other origins whose HTML may be fetched.',
  },
  newsletterUpgradeUrl: {
    ...address,
    description: 'The page about subscriptions that exclusive newsletters lead to; no link without it.',
  },
  redirectHosts: {
    ...texts,
    default: [],
    description:
      'Hosts, with all below them, to which addresses from answers and parameters may lead by https.',
  },
  scripts: {
    type: 'object',
    description:
      'Addresses of third-party scripts by name, or groups of them; their https origins may send scripts.',
    default: {},
    properties: {
      captcha: { ...address, description: 'The robot check, with its own parameters.' },
      chartEmbed: { ...address, description: 'The charts of another party.' },
      publisherTag: {
        ...address,
        default: 'https://securepubads.g.doubleclick.net/tag/js/gpt.js',
        description: "The advertisements' provider.",
      },
      videoPlayer: { ...address, description: 'The player of videos with an id.' },
      videoSlideshow: {
        ...address,
        description: 'The player of the special `video-slideshow`; by default that of `videoPlayer`.',
      },
    },
    additionalProperties: addressOrGroup,
  },
  uuidHosts: {
    ...texts,
    default: [],
    description:
      "Hosts, exactly as written, that links with `data-append-uuid` may receive the visitor's id.",
  },
};
