import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const TESTS = join(import.meta.dirname, '..');

/** Files that still do by themselves what tests/unit/support does: these lists only get shorter. */
const OWN: Readonly<Record<string, { readonly pattern: RegExp; readonly files: readonly string[] }>> = {
  'spies on warnings and errors, for which there is logged()': {
    pattern: /spyOn\(console, '(?:warn|error)'/,
    files: ['core/runtime/log/log.test.ts'],
  },
  'stubs fetch, for which there is backend()': {
    pattern: /stubGlobal\('fetch'/,
    files: [
      'core/domain/gift/gift-of.test.ts',
      'core/domain/newsletters/api/newsletters.test.ts',
      'core/domain/newsletters/service.ts',
      'core/domain/paywall/decision.test.ts',
      'core/platform/html/data-block.test.ts',
      'core/platform/html/read-html.test.ts',
      'core/platform/http/ping.test.ts',
      'core/platform/http/prerendering.test.ts',
      'core/platform/http/request.test.ts',
      'core/platform/http/send-form.test.ts',
      'core/platform/http/send-report.test.ts',
      'core/platform/http/shared-read.test.ts',
      'core/runtime/caretaker/create-recover.test.ts',
      'core/runtime/loader/files.test.ts',
      'core/user/experiments/account-group.test.ts',
      'core/user/personal/personal-store.test.ts',
      'core/user/profile/profile-outbox.test.ts',
      'core/user/profile/profile-request.test.ts',
      'core/user/profile/profile-write.test.ts',
      'core/user/visitor/reader.ts',
      'fixtures/contract.test.ts',
      'widgets/article/comments/comments.test.ts',
      'widgets/article/quiz/quiz.test.ts',
      'widgets/ebooks/ebook-select/api/ebook-download.test.ts',
      'widgets/ebooks/ebook-select/ebook-select.test.ts',
      'widgets/forms/instant-feedback/instant-feedback.test.ts',
      'widgets/lists/paginated-list/paginated-list.test.ts',
      'widgets/liveblog/liveblog/liveblog.test.ts',
      'widgets/media/photo-of-the-day/photo-of-the-day.test.ts',
      'widgets/onboarding/onboarding/scenes/create-scene.test.ts',
      'widgets/paywall/paywall/funnel/forms.test.tsx',
      'widgets/paywall/paywall/funnel/payment-once.property.test.ts',
      'widgets/paywall/paywall/funnel/payment.test.tsx',
      'widgets/personal/missed-items/missed-items.test.ts',
      'widgets/personal/my-news/my-news.test.ts',
      'widgets/personal/recommendations/recommendations.test.ts',
      'widgets/podcasts/podcast-index/podcast-index.test.ts',
      'widgets/screens/big-board/big-board.test.ts',
      'widgets/screens/election/election.test.ts',
      'widgets/search/honours-search/honours-read.test.ts',
      'widgets/search/honours-search/honours-search.test.ts',
      'widgets/shell/edition-indicator/edition-indicator.test.ts',
      'widgets/shell/visit-ping/visit-ping.test.ts',
      'widgets/specials/special-kindernamen/special-kindernamen.test.ts',
      'widgets/topics/support/topics-browser.ts',
    ],
  },
};

const sources = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('support/') && !path.startsWith('tools/'))
  .sort();

it.each(Object.entries(OWN))('no test %s', (_, { pattern, files }) => {
  const found = sources.filter((path) => pattern.test(readFileSync(join(TESTS, path), 'utf8')));
  expect(found).toEqual(files);
});
