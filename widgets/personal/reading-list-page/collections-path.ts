import { configAddress } from '../../../core/runtime/config/config-address.ts';

/** The path of the call that lists the collections of the reading list. */
export const collectionsPath = configAddress('endpoints.profile.readingListTags');
