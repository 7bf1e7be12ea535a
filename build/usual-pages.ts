/** A kind of page as most readers see it: readers without an account who read it to its end. */
export interface UsualPage {
  /** The features on the page. */
  readonly features: readonly string[];
  /** The sources that these features import later without an action of the reader. */
  readonly later: readonly string[];
}

const EVERYWHERE: UsualPage = {
  features: [
    'app-promo-bar',
    'audio-dock',
    'caretaker',
    'consent',
    'header',
    'lazy-images',
    'page-view',
    'sticky-header',
    'visit-ping',
    'visitor-content',
    'weather',
  ],
  later: [
    'core/runtime/caretaker/create-hook-groups.ts',
    'core/runtime/caretaker/report-author-mistakes.ts',
    'core/runtime/feature/show-view.tsx',
    'widgets/shell/weather/Weather.tsx',
  ],
};

const WITH_LISTS: UsualPage = {
  features: [
    ...EVERYWHERE.features,
    'ads',
    'card-slider',
    'latest-news',
    'lazy-cards',
    'liveblog-block',
    'most-read',
  ],
  later: [
    ...EVERYWHERE.later,
    'core/ui/carousel/SliderControls.tsx',
    'widgets/ads/ads/slot/show-ad.ts',
    'widgets/lists/lazy-cards/LazyCards.tsx',
    'widgets/liveblog/liveblog-block/LiveblogBlock.tsx',
  ],
};

const WITH_TEXT: UsualPage = {
  features: [
    ...WITH_LISTS.features,
    'article-sidebar',
    'photo-lightbox',
    'reading-list-button',
    'recommendations',
    'scroll-progress',
    'tooltip',
    'topic-follow',
  ],
  later: [
    ...WITH_LISTS.later,
    'core/domain/teasers/cards/Cards.tsx',
    'widgets/personal/recommendations/load-row.ts',
  ],
};

/**
 * The pages that readers open most. Modules that the same of these pages need share a file ({@link packModules}). A
 * missing entry costs its readers bytes, but breaks nothing.
 */
export const USUAL_PAGES: Readonly<Record<string, UsualPage>> = {
  frontpage: {
    features: [
      ...WITH_LISTS.features,
      'career-carousel',
      'home-slider',
      'liveblog-update',
      'liveblog-widget',
      'login-modal',
      'new-since',
      'newsletter-banner',
      'podcast-slider',
      'tour',
      'video',
    ],
    later: [...WITH_LISTS.later, 'widgets/media/video/Stage.tsx'],
  },
  section: {
    features: [...WITH_LISTS.features, 'reading-list-button', 'tab-lists'],
    later: WITH_LISTS.later,
  },
  article: {
    features: [
      ...WITH_TEXT.features,
      'article-page',
      'comments',
      'instant-feedback',
      'scroll-images',
      'sticky-bar',
      'topic-preview',
    ],
    later: [...WITH_TEXT.later, 'widgets/topics/topic-preview/TopicPreview.tsx'],
  },
  liveblog: {
    features: [...WITH_TEXT.features, 'liveblog', 'liveblog-update'],
    later: [
      ...WITH_TEXT.later,
      'widgets/liveblog/liveblog/LiveTools.tsx',
      'widgets/liveblog/liveblog/since/show-visit.ts',
    ],
  },
  wall: {
    features: [...EVERYWHERE.features, 'login-modal', 'paywall'],
    later: [
      ...EVERYWHERE.later,
      'widgets/paywall/paywall/campaign/read-campaign.ts',
      'widgets/paywall/paywall/show/present.ts',
      'widgets/paywall/paywall/show/view.tsx',
    ],
  },
  podcasts: {
    features: [
      ...EVERYWHERE.features,
      'latest-news',
      'listen-to',
      'most-read',
      'podcast-index',
      'podcast-player',
    ],
    later: EVERYWHERE.later,
  },
};
