import { enhancer } from '../../../core/feature/enhancer.ts';
import { hasEntries } from '../../../core/http/outbox/has-entries.ts';

/** Sends the writes that an earlier page could not: a favourite that was added without a connection, for instance. */
export default enhancer({
  attributes: {},
  async enhance(_, __, { page, signal }) {
    if (!hasEntries()) return;
    const { profileOutbox } = await import('../../../core/api/profile/profile-outbox.ts');
    // The page has one outbox, which begins to send when it is opened and lives as long as the page.
    if (!signal.aborted) profileOutbox(page);
  },
});
