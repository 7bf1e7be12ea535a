/*
 * The sources that the scripts of third parties need in a page's content security policy. docs/third-parties.md
 * describes each under the heading that `docs` names; a test compares the two.
 */

export interface ThirdParty {
  /** The heading that describes it in docs/third-parties.md. */
  docs: string;
  /**
   * Keys of script#site-config that name its scripts; without a value there it is not loaded, unless `defaultWith` says
   * otherwise.
   */
  config: string[];
  /** Key of script#site-config with which the maker's script is loaded from its default address. */
  defaultWith?: string;
  /** The only file that uses its interface. */
  adapter: string;
  /** The features that load it. */
  features: string[];
  /** Directives that need the origins of the addresses under `config`, if those are not the page's own. */
  site: string[];
  /** Additional origins for each directive, for the maker's script. */
  origins: Record<string, string[]>;
}

export const THIRD_PARTIES: Record<string, ThirdParty> = {
  'video-player': {
    docs: 'Video player',
    adapter: 'core/domain/video/script-player.ts',
    config: ['scripts.videoPlayer', 'scripts.videoSlideshow'],
    features: ['video', 'special-video-slideshow'],
    site: ['script-src', 'connect-src', 'media-src', 'img-src', 'frame-src'],
    origins: {},
  },
  'robot-check': {
    docs: 'Robot check',
    adapter: 'core/ui/forms/captcha/captcha-api.ts',
    config: ['scripts.captcha'],
    features: [
      'data-form',
      'feedback-form',
      'form',
      'in-memoriam-contact',
      'inline-newsletter',
      'newsletter-bundle-landing',
      'newsletter-button',
      'readers-survey',
      'service-emails',
    ],
    site: ['script-src', 'frame-src'],
    origins: {
      'script-src': ['https://www.google.com', 'https://www.gstatic.com'],
      'frame-src': ['https://www.google.com', 'https://recaptcha.google.com'],
    },
  },
  charts: {
    docs: 'Charts',
    adapter: 'widgets/media/chart-embed/render-chart.ts',
    config: ['scripts.chartEmbed', 'chartEmbedOrigins'],
    features: ['chart-embed'],
    site: ['script-src', 'frame-src'],
    origins: {},
  },
  metering: {
    docs: 'Metering',
    adapter: 'core/domain/paywall/metering.ts',
    config: ['paywall.meteringSrc'],
    features: ['paywall'],
    site: ['script-src', 'connect-src'],
    origins: {},
  },
  'extended-access': {
    docs: 'Google extended access',
    adapter: 'widgets/paywall/paywall/decide/extend-access.ts',
    config: ['paywall.extendedAccessClientId'],
    features: ['paywall'],
    site: [],
    origins: {
      'script-src': ['https://news.google.com', 'https://accounts.google.com'],
      'connect-src': ['https://news.google.com'],
      'frame-src': ['https://accounts.google.com'],
      'style-src': ['https://news.google.com', 'https://accounts.google.com'],
    },
  },
  advertisements: {
    docs: 'Advertisements',
    adapter: 'widgets/ads/ads/provider/create-provider.ts',
    config: ['scripts.publisherTag'],
    defaultWith: 'ads',
    features: ['ads'],
    site: ['script-src', 'connect-src', 'img-src', 'frame-src'],
    origins: {
      'script-src': ['https://securepubads.g.doubleclick.net'],
      'connect-src': ['https://securepubads.g.doubleclick.net'],
      'img-src': ['https://securepubads.g.doubleclick.net', 'https://tpc.googlesyndication.com'],
      'frame-src': ['https://securepubads.g.doubleclick.net', 'https://*.safeframe.googlesyndication.com'],
    },
  },
  comments: {
    docs: 'Comments',
    adapter: 'widgets/article/comments/talk-script.ts',
    config: [],
    features: ['comments'],
    site: [],
    origins: {},
  },
};
