import type { Settings } from '../../runtime/config/config-schema.ts';
import { address } from '../../runtime/config/setting-kinds.contract.ts';

/** What a site may set; tools/contract/collect-settings.ts puts all settings together. */
export const SETTINGS: Settings = {
  'endpoints.profile': {
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
  profileApiTimeoutMs: {
    type: 'number',
    exclusiveMinimum: 0,
    maximum: 2 ** 31 - 1,
    default: 10_000,
    description: 'How long an answer of the profile API may take, in ms.',
  },
};
