import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const TESTS = join(import.meta.dirname, '..');

/** Files that replace a module, and the reason for each. */
const MOCKS = [
  // Ways of sharing, each tested in its own file: the modal is tested without them.
  'core/domain/share/modal/modal.test.tsx',
  'core/domain/share/modal/start-share.test.ts',
  // The loader without files: what it reads and loads depends on values computed when its modules are evaluated.
  'core/runtime/loader/create-loader.test.ts',
  'core/runtime/loader/load-route.test.ts',
  // Texts are read when modules are evaluated: the site's document has to exist before.
  'core/runtime/site/english-texts.test.ts',
  'core/runtime/site/site-text.test.ts',
  // Code that never loads.
  'core/user/analytics/track.test.ts',
  // The build for sites replaces a module by a site's texts.
  'core/user/push/worker-address.test.ts',
  // Like the modal of core/domain/share.
  'widgets/article/share-modal/share-modal.test.ts',
  'widgets/article/share-overlay/share-overlay.test.tsx',
  'widgets/article/share/share.test.ts',
  // A chunk that does not load.
  'widgets/ebooks/ebook-select/ebook-select.test.ts',
  // Another test covers the robot check.
  'widgets/forms/feedback-form/feedback-form.test.ts',
  'widgets/liveblog/liveblog-update/liveblog-update.test.ts',
  // A library that only renders in a browser.
  'widgets/media/photo-lightbox/photo-lightbox.test.ts',
  'widgets/paywall/gift-article-view/gift-article-view.test.ts',
  // Tests what is shown, not how.
  'widgets/paywall/paywall/decide/decide-wall.test.ts',
  // The word lists of passwords take a second to load.
  'widgets/paywall/paywall/funnel/forms.test.tsx',
  'widgets/paywall/paywall/show/show-campaign.test.ts',
  // A view that throws.
  'widgets/paywall/paywall/show/show-payment-return.test.ts',
  // happy-dom does not scroll.
  'widgets/paywall/paywall/wall/sticky.test.ts',
  'widgets/personal/reading-history/reading-history.test.ts',
  // The duration of a toast and the target of its link are known at the call: toasts are shown one after another.
  'widgets/personal/reading-list-button/reading-list-button.test.ts',
  'widgets/personal/reading-list-page/reading-list-page.test.tsx',
  // Other tests cover the dialog and its turn.
  'widgets/shell/consent/consent.test.ts',
  // Files that do not load.
  'widgets/shell/login-modal/login-modal.test.ts',
  // Like the reading list.
  'widgets/topics/topic-follow/topic-follow.test.ts',
  'widgets/topics/topic-notify/topic-notify.test.ts',
  'widgets/topics/topic-suggestions/topic-suggestions.test.ts',
];

/** Files that do themselves what tests/unit/support and the code itself offer: these lists may only shrink. */
const OWN: Readonly<Record<string, { readonly pattern: RegExp; readonly files: readonly string[] }>> = {
  'spies on warnings and errors, for which there is logged()': {
    pattern: /spyOn\(console, '(?:warn|error)'/,
    files: ['core/runtime/log/log.test.ts'],
  },
  'mocks a module: its dependency can be an argument, or really answer (backend, stubScripts, tracked)': {
    pattern: /vi\.(?:mock|doMock)\(/,
    files: MOCKS,
  },
  'loads modules anew: what they keep lives in a pageValue or documentValue, which the set-up begins anew': {
    pattern: /vi\.resetModules\(/,
    files: [
      // The bundler's runtime, built and evaluated by the test.
      'build/dynamic-import.test.ts',
      'build/groups.test.ts',
      'build/style-pieces.test.ts',
      // Another tab of the browser has its own instance of the code.
      'core/domain/audio/resume-listening.test.ts',
      // Constants of the document's configuration are created when the module is evaluated.
      'core/runtime/config/locale.test.ts',
      // The loader starts when its files are evaluated: the registry, the script's own address, the single observer.
      'core/runtime/loader/create-loader.test.ts',
      'core/runtime/loader/enqueue.test.ts',
      'core/runtime/loader/files.test.ts',
      'core/runtime/loader/load-route.test.ts',
      'core/runtime/loader/modules.test.ts',
      'core/runtime/loader/site-file-ready.test.ts',
      'core/runtime/loader/strategies.test.ts',
      // A script that only runs when it is evaluated.
      'core/user/consent/google/send-signals.test.ts',
      // The build for sites replaces a module by a site's texts.
      'core/user/push/worker-address.test.ts',
      // A chunk that does not load.
      'widgets/ebooks/ebook-select/ebook-select.test.ts',
    ],
  },
  'stubs fetch, for which there is backend()': {
    pattern: /stubGlobal\('fetch'/,
    files: [
      'core/domain/newsletters/service.ts',
      'core/domain/paywall/anonymous-dimensions.test.ts',
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
      'core/runtime/caretaker/manifest.test.ts',
      'core/runtime/loader/files.test.ts',
      'core/runtime/loader/site-file-ready.test.ts',
      'core/user/experiments/account-group.test.ts',
      'core/user/profile/profile-outbox.test.ts',
      'core/user/profile/profile-request.test.ts',
      'core/user/profile/profile-write.test.ts',
      'core/user/visitor/reader.ts',
      'fixtures/contract.test.ts',
      'widgets/ebooks/ebook-select/ebook-select.test.ts',
      'widgets/liveblog/liveblog/liveblog.test.ts',
      'widgets/onboarding/onboarding/scenes/create-scene.test.ts',
      'widgets/paywall/paywall/funnel/forms.test.tsx',
      'widgets/paywall/paywall/funnel/payment-once.property.test.ts',
      'widgets/paywall/paywall/funnel/payment.test.tsx',
      'widgets/screens/big-board/big-board.test.ts',
      'widgets/shell/visit-ping/visit-ping.test.ts',
      'widgets/specials/special-kindernamen/special-kindernamen.test.ts',
      'widgets/topics/support/topics-browser.ts',
    ],
  },
};

/** Tests of calls that must not be made: only the absence of requests afterwards shows this. */
const NETWORK_IDLE = ['demo/back-forward-cache.spec.ts'];

/** Slow actions of browser tests: these lists may only shrink. */
const SLOW: Readonly<Record<string, { readonly pattern: RegExp; readonly files: readonly string[] }>> = {
  'waits half a second for the network to be idle: a state, a call, an element or paper.idle() says more': {
    pattern: /networkidle/,
    files: NETWORK_IDLE,
  },
  'is left out but by skipWithout(): a missing engine is the only reason': {
    pattern: /\btest\.(?:skip|fixme)\(/,
    files: [],
  },
  'lets time pass: a clock of the test (page.clock, runUntil) or a poll of `expect` waits for what it is about':
    {
      pattern: /waitForTimeout\(|setTimeout\(\w+, /,
      files: [
        // A separate clock in the page.
        'features/recommender.spec.ts',
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

const BROWSER_TESTS = join(TESTS, '../e2e');
const specs = readdirSync(BROWSER_TESTS, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.spec.ts'))
  .sort();

it.each(Object.entries(SLOW))('no browser test %s', (_, { pattern, files }) => {
  const found = specs.filter((path) => pattern.test(readFileSync(join(BROWSER_TESTS, path), 'utf8')));
  expect(found).toEqual(files);
});
