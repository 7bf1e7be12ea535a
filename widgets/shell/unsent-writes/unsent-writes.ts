import { hasEntries } from '../../../core/platform/http/outbox/has-entries.ts';
import { enhancer } from '../../../core/runtime/feature/enhancer.ts';

/** Sends the queued writes of an earlier page, such as a favourite that was added without a connection. */
export default enhancer({
  attributes: {},
  async enhance(_, __, { page, signal }) {
    if (!hasEntries()) return;
    const { profileOutbox } = await import('../../../core/user/profile/profile-outbox.ts');
    // The page has one outbox, which starts to send when it is opened and exists as long as the page.
    if (!signal.aborted) profileOutbox(page);
  },
});
