/** A mistake made by editing a page of the paper. */
export interface Mistake {
  /** The author's action, for the title. */
  readonly name: string;
  /** The page's address; the article by default. */
  readonly page?: string;
  /** The text that is replaced, once. */
  readonly find: string;
  readonly by: string;
  readonly rule: string;
  /** The message, or its beginning. */
  readonly message: string | RegExp;
  /** A text on the line of the finding; by default the first line of `by`. */
  readonly on?: string;
}

const LINK = '<script async crossorigin src="/assets/ARTICLE_PARTS" integrity="ARTICLE_PARTS_HASH">';

/** A page with the label of a liveblog. */
const SECTION = '/sectie/binnenland/';

/** Forty mistakes: each has a text of a page that the demo serves, and its replacement. */
export const MISTAKES: readonly Mistake[] = [
  {
    name: 'a misspelt feature',
    page: SECTION,
    find: 'data-widget="liveblog-block" data-article-id="4104"',
    by: 'data-widget="livblog-block" data-article-id="4104"',
    rule: 'nmt/unknown-hook',
    message: 'No feature is named data-widget="livblog-block". Did you mean "liveblog-block"?',
  },
  {
    name: 'a feature that is none',
    find: '<div data-widget="colour-scheme">',
    by: '<div data-widget="horoscope">',
    rule: 'nmt/unknown-hook',
    message: 'No feature is named data-widget="horoscope".',
  },
  {
    name: 'a special as a widget',
    find: '<div data-widget="colour-scheme">',
    by: '<div data-widget="special-rebus">',
    rule: 'nmt/unknown-hook',
    message: 'No feature is named data-widget="special-rebus". It is data-special="rebus".',
  },
  {
    name: 'a feature with a hook of its own as a widget',
    find: '<div data-ad-position="rectangle">',
    by: '<div data-widget="ads">',
    rule: 'nmt/unknown-hook',
    message: 'No feature is named data-widget="ads". "ads" mounts on [data-ad-position].',
  },
  {
    name: 'an empty hook',
    find: '<div data-widget="colour-scheme">',
    by: '<div data-widget="">',
    rule: 'nmt/unknown-hook',
    message: 'No feature is named data-widget="".',
  },
  {
    name: 'a misspelt attribute of a hook',
    find: 'data-weather-endpoint="/data/weather"',
    by: 'data-weather-endpont="/data/weather"',
    rule: 'nmt/unknown-attribute',
    message: 'weather has no attribute data-weather-endpont. Did you mean data-weather-endpoint?',
  },
  {
    name: 'an attribute of another feature',
    find: 'data-widget="weather" data-weather-endpoint="/data/weather"',
    by: 'data-widget="weather" data-weather-endpoint="/data/weather" data-most-read-uri="/data/fragments/most-read"',
    rule: 'nmt/unknown-attribute',
    message: 'data-most-read-uri is not an attribute of weather, but of most-read.',
  },
  {
    name: 'an attribute that nobody knows',
    find: '<div data-widget="colour-scheme">',
    by: '<div data-widget="colour-scheme" data-kleurenpalet="nacht">',
    rule: 'nmt/other-attribute',
    message: 'colour-scheme has no attribute data-kleurenpalet.',
  },
  {
    name: 'a misspelt data-widget',
    find: '<div data-widget="colour-scheme">',
    by: '<div data-widgett="colour-scheme">',
    rule: 'nmt/unknown-attribute',
    message: 'No feature knows data-widgett. Did you mean data-widget?',
  },
  {
    name: 'a misspelt part',
    find: '<ul data-slider-track',
    by: '<ul data-slider-trakc',
    rule: 'nmt/unknown-attribute',
    message: /has no (part with|attribute) data-slider-trakc. Did you mean data-slider-track\?/,
  },
  {
    name: 'a misspelt attribute of the body',
    find: 'data-article-id="4101"',
    by: 'data-artikel-id="4101"',
    rule: 'nmt/unknown-attribute',
    message: 'body has no attribute data-artikel-id. Did you mean data-article-id?',
  },
  {
    name: 'a misspelt page type',
    find: 'data-page-type="article"',
    by: 'data-page-type="artikel"',
    rule: 'nmt/page-type',
    message:
      '"artikel" is not a page type of the product, nor one of "pageTypes" in script#site-config. Did you mean "article"?',
  },
  {
    name: 'no page type',
    find: '<body data-page-type="article"',
    by: '<body',
    rule: 'nmt/page-type',
    message: 'body has no data-page-type: features that are bound to types stay off.',
  },
  {
    name: 'a flag of the body that is none',
    find: 'data-allow-ads="true"',
    by: 'data-allow-ads="ja"',
    rule: 'nmt/wrong-value',
    message: 'body: data-allow-ads is "ja"; expected `true` or `1`, `false` or `0`.',
  },
  {
    name: 'a required attribute left out',
    page: SECTION,
    find: 'data-widget="liveblog-block" data-article-id="4104"',
    by: 'data-widget="liveblog-block"',
    rule: 'nmt/missing-attribute',
    message: 'liveblog-block: the hook has no data-article-id; expected a whole number from 1.',
  },
  {
    name: 'a word for a number',
    find: 'data-widget="reading-list-button" data-article-id="4101"',
    by: 'data-widget="reading-list-button" data-article-id="a4101"',
    rule: 'nmt/wrong-value',
    message: 'reading-list-button: data-article-id is "a4101"; expected a whole number from 1.',
  },
  {
    name: 'a number below its range',
    page: SECTION,
    find: 'data-widget="liveblog-block" data-article-id="4104"',
    by: 'data-widget="liveblog-block" data-article-id="0"',
    rule: 'nmt/wrong-value',
    message: 'liveblog-block: data-article-id is "0"; expected a whole number from 1.',
  },
  {
    name: 'a misspelt word',
    find: 'data-lazy-card="archive"',
    by: 'data-lazy-card="archief"',
    rule: 'nmt/wrong-value',
    message:
      'lazy-cards: data-lazy-card is "archief"; expected one of "article", "archive", "podcast", "career". Did you mean "archive"?',
  },
  {
    name: 'one wrong word of several',
    find: 'data-visitors="registered, regional, subscribed, subscribed-plus" hidden',
    by: 'data-visitors="registered, regional, subscribed, abonnee" hidden',
    rule: 'nmt/wrong-value',
    message:
      /^visitor-content: data-visitors is "registered, regional, subscribed, abonnee"; expected some of "logged-out"/,
  },
  {
    name: 'an address that runs a script',
    find: 'data-weather-endpoint="/data/weather"',
    by: 'data-weather-endpoint="javascript:void(0)"',
    rule: 'nmt/wrong-value',
    message:
      'weather: data-weather-endpoint is "javascript:void(0)"; expected an https address or a path on this site.',
  },
  {
    name: 'an address over http',
    find: 'data-store-url="https://play',
    by: 'data-store-url="http://play',
    rule: 'nmt/wrong-value',
    message: /^app-promo-bar: data-store-url is "http:\/\/play.*; expected an https address\.$/,
  },
  {
    name: 'a required part left out',
    find: '<div class="slider__head" data-slider-head>',
    by: '<div class="slider__head">',
    rule: 'nmt/missing-part',
    message: /^card-slider: the hook has no \[data-slider-head\]: /,
    on: 'data-widget="card-slider"',
  },
  {
    name: 'a part twice',
    find: '<div class="slider__head" data-slider-head>',
    by: '<div data-slider-head></div>\n<div class="slider__head" data-slider-head>',
    rule: 'nmt/repeated-part',
    message: /^card-slider: there may be one \[data-slider-head\], and there is one already \(line \d+\)\.$/,
    on: '<div class="slider__head" data-slider-head>',
  },
  {
    name: 'a part outside of its hook',
    find: '<section class="block slider card-row" data-widget="card-slider" aria-labelledby="uit-het-archief">',
    by: '<div data-slider-head>Archief</div><section class="block slider card-row" data-widget="card-slider" aria-labelledby="uit-het-archief"><div hidden></div></section><section>',
    rule: 'nmt/stray-part',
    message: /^data-slider-(head|track) is outside of its hook: card-slider \(line \d+\) has none\.$/,
  },
  {
    name: 'a part on another element',
    page: '/ebook/',
    find: '<a data-ebook-download',
    by: '<span data-ebook-download',
    rule: 'nmt/part-element',
    message: 'ebook-select: data-ebook-download belongs on <a>, not on <span>.',
  },
  {
    name: 'a hook in a paragraph',
    page: SECTION,
    find: '<div data-widget="liveblog-block" data-article-id="4104">',
    by: '<p>Lees ook: <div data-widget="liveblog-block" data-article-id="4104"></div></p><div>',
    rule: 'nmt/nesting',
    message: /^liveblog-block is in a <p> \(line \d+\), which browsers end before <div>/,
  },
  {
    name: 'a hook in a phrase of a paragraph',
    page: SECTION,
    find: '<div data-widget="liveblog-block" data-article-id="4104">',
    by: '<p><em><div data-widget="liveblog-block" data-article-id="4104"></div></em></p><div>',
    rule: 'nmt/nesting',
    message: /^liveblog-block may not be in a <p> \(line \d+\): take its hook out of it\.$/,
  },
  {
    name: 'a hook between the rows of a table',
    page: SECTION,
    find: '<div data-widget="liveblog-block" data-article-id="4104">',
    by: '<table><div data-widget="liveblog-block" data-article-id="4104"></div></table><div>',
    rule: 'nmt/nesting',
    message: 'A <div> in a <table> is moved above the table by browsers.',
  },
  {
    name: 'a hook in a list that is no item',
    page: SECTION,
    find: '<div data-widget="liveblog-block" data-article-id="4104">',
    by: '<ul><li>Eén</li><div data-widget="liveblog-block" data-article-id="4104"></div></ul><div>',
    rule: 'nmt/nesting',
    message: 'A <div> in a <ul> is not an item of the list: put the hook on or in an <li>.',
  },
  {
    name: 'a liveblog without a list',
    page: SECTION,
    find: '<div data-widget="liveblog-block" data-article-id="4104">',
    by: '<div data-widget="liveblog"><p>Nog niets.</p></div><div>',
    rule: 'nmt/missing-part',
    message: /^liveblog: the hook has no \[data-liveblog-updates\], nor what may stand for it: /,
  },
  {
    name: 'a quiz without its data',
    page: SECTION,
    find: '<div data-widget="liveblog-block" data-article-id="4104">',
    by: '<div data-widget="quiz"><h2>Hoe goed ken je het water?</h2></div><div>',
    rule: 'nmt/missing-part',
    message: /^quiz: the hook has no script\[type="application\/json"\], nor what may stand for it: /,
  },
  {
    name: 'results of a search in one element with the form',
    page: '/features/search-page.html',
    find: '<div data-widget="search-page">',
    by: '<div data-widget="search-page"><div><form action="/search"></form><ol></ol></div></div><div>',
    rule: 'nmt/missing-part',
    message: /^search-page: the hook has no \[data-search-results\], nor what may stand for it: /,
  },
  {
    name: 'a search by POST',
    page: '/features/search-page.html',
    find: '<form class="paper-form search-form" action="/search"',
    by: '<form class="paper-form search-form" method="post" action="/search"',
    rule: 'nmt/wrong-value',
    message: 'search-page: method of form is "post"; expected one of "get".',
  },
  {
    name: 'a misspelt key of the configuration',
    find: '"brand":',
    by: '"brnad":',
    rule: 'nmt/unknown-config',
    message: '"brnad" is not a key of script#site-config. Did you mean "brand"?',
  },
  {
    name: 'a misspelt key inside a section of the configuration',
    find: '"extendedAccessClientId":',
    by: '"extendedAccesClientId":',
    rule: 'nmt/unknown-config',
    message:
      '"extendedAccesClientId" is not a key of "paywall" of script#site-config. Did you mean "extendedAccessClientId"?',
  },
  {
    name: 'a text for a number in the configuration',
    find: '"promptsFromPageView":2',
    by: '"promptsFromPageView":"2"',
    rule: 'nmt/wrong-config',
    message: '"promptsFromPageView" of script#site-config is "2"; expected a whole number.',
  },
  {
    name: 'a misspelt kill switch',
    find: '"promptsFromPageView":2',
    by: '"disabled":"wheather","promptsFromPageView":2',
    rule: 'nmt/wrong-config',
    message:
      /^"disabled" of script#site-config is "wheather"; expected one of \d+ names \(did you mean "weather"\?\)\.$/,
  },
  {
    name: 'a misspelt kill switch in a list',
    find: '"promptsFromPageView":2',
    by: '"disabled":["quiz","wheather"],"promptsFromPageView":2',
    rule: 'nmt/wrong-config',
    message:
      /^"disabled\.1" of script#site-config is "wheather"; expected one of \d+ names \(did you mean "weather"\?\)\.$/,
  },
  {
    name: 'an address with a script in the configuration',
    find: '"scripts":{',
    by: '"scripts":{"own":"javascript:alert(1)",',
    rule: 'nmt/wrong-config',
    message:
      '"scripts.own" of script#site-config is "javascript:alert(1)"; expected an https address or a path on this site.',
  },
  {
    name: 'a script of http',
    find: '"scripts":{',
    by: '"scripts":{"own":"http://cdn.example/own.js",',
    rule: 'nmt/wrong-config',
    message:
      '"scripts.own" of script#site-config is "http://cdn.example/own.js"; expected an https address or a path on this site.',
  },
  {
    name: 'a path of the profile API with http',
    find: '"readingListTags":"',
    by: '"readingListTags":"http://api.example',
    rule: 'nmt/wrong-config',
    message:
      '"endpoints.profile.readingListTags" of script#site-config is "http://api.example/papi/api/leeslijst/tags"; expected an https address or a path on this site.',
  },
  {
    name: 'a consent gate without content',
    find: '<div data-widget="colour-scheme">',
    by: '<div data-widget="consent-gate" data-purpose="social-media"></div><div data-widget="colour-scheme">',
    rule: 'nmt/missing-part',
    message:
      'consent-gate: the hook needs the content: a frame in `data-frame` or a script in `data-script`, not both.',
  },
  {
    name: 'a consent gate with a frame and a script',
    find: '<div data-widget="colour-scheme">',
    by: '<div data-widget="consent-gate" data-purpose="social-media" data-frame="/x" data-script="x"></div><div data-widget="colour-scheme">',
    rule: 'nmt/missing-part',
    message:
      'consent-gate: the hook needs the content: a frame in `data-frame` or a script in `data-script`, not both.',
  },
  {
    name: 'a misspelt word in the configuration',
    find: '"mobileBelow":"medium"',
    by: '"mobileBelow":"meduim"',
    rule: 'nmt/wrong-config',
    message:
      /^"mobileBelow" of script#site-config is "meduim"; expected one of .* \(did you mean "medium"\?\)\.$/,
  },
  {
    name: 'what a feature needs left out',
    page: '/features/glossary-annotator.html',
    find: 'data-article-body',
    by: '',
    rule: 'nmt/missing-on-page',
    message: 'glossary-annotator needs [data-article-body], article on the page, and there is none.',
  },
  {
    name: 'a feature that never runs on this type of page',
    page: '/sectie/sport/',
    find: '<div data-widget="history-notice" hidden></div>',
    by: '<div data-widget="article-page"></div>',
    rule: 'nmt/unfilled-space',
    message: /^article-page runs on pages of the type "article" alone, and this one is "\w+": /,
  },
  {
    name: 'an id twice',
    find: '<div data-widget="colour-scheme">',
    by: '<div id="reacties" data-widget="colour-scheme">',
    rule: 'no-dup-id',
    message: 'Duplicate ID "reacties".',
    on: '<section class="comments" id="reacties"',
  },
  {
    name: 'a configuration that is no JSON',
    find: '"promptsFromPageView":2,',
    by: '"promptsFromPageView":2,,',
    rule: 'nmt/site-config',
    message: /^script#site-config holds no JSON object: /,
  },
  {
    name: 'a configuration after the loader',
    find: '<script type="application/json" id="site-config">',
    by: '<script async src="/assets/loader.js"></script><script type="application/json" id="site-config">',
    rule: 'nmt/site-config',
    message: /^script#site-config is after the loader \(line \d+\), which then waits for the whole page\.$/,
  },
  {
    name: 'no loader',
    find: '<script async src="/assets/loader.js" fetchpriority="high"></script>',
    by: '',
    rule: 'nmt/loader',
    message: 'There is no <script async src="…/loader.js">: nothing runs.',
    on: '<head>',
  },
  {
    name: 'the loader as a module',
    find: '<script async src="/assets/loader.js"',
    by: '<script type="module" src="/assets/loader.js"',
    rule: 'nmt/loader',
    message: 'The loader is a classic script; with type="module" it does nothing.',
  },
  {
    name: 'no base style',
    find: '<style>:root{--paper:#fff',
    by: '<style>html{--paper:#fff',
    rule: 'nmt/base-style',
    message: /^The base style base-\w{5}\.css is missing in <head>/,
    on: '<head>',
  },
  {
    name: 'a base style of another version',
    find: 'min-block-size:2rem}',
    by: 'min-block-size:3rem}',
    rule: 'nmt/base-style',
    message: /^This is not base-\w{5}\.css byte for byte, from character \d+: "3rem}" instead of "2rem}"\.$/,
  },
  {
    name: 'a file without integrity',
    find: LINK,
    by: '<script async crossorigin src="/assets/ARTICLE_PARTS">',
    rule: 'nmt/integrity',
    message: /^article-parts-\w{5}\.js has no integrity; expected integrity="sha256-/,
  },
  {
    name: 'a foreign integrity',
    find: LINK,
    by: '<script async crossorigin src="/assets/ARTICLE_PARTS" integrity="sha256-AAAA">',
    rule: 'nmt/integrity',
    message: /^The integrity of article-parts-\w{5}\.js is sha256-AAAA; expected sha256-.* of release r1\.$/,
  },
  {
    name: 'a file of another release',
    find: LINK,
    by: '<script async crossorigin src="/assets/article-parts-00000.js" integrity="sha256-AAAA">',
    rule: 'nmt/integrity',
    message: /^article-parts-00000\.js is not a file of release r1\. There it is article-parts-\w{5}\.js\.$/,
  },
  {
    name: 'a file without crossorigin',
    find: LINK,
    by: '<script async src="/assets/ARTICLE_PARTS" integrity="ARTICLE_PARTS_HASH">',
    rule: 'nmt/cross-origin',
    message:
      /^article-parts-\w{5}\.js has no crossorigin: the browser cannot check it, and loads it twice\.$/,
  },
  {
    name: 'a file of the page type left out',
    find: LINK,
    by: '<script>',
    rule: 'nmt/page-files',
    message: /^A page of the type "article" sends article-parts-\w{5}\.js along; /,
    on: '<head>',
  },
  {
    name: 'an attribute of a hook without its data-',
    find: 'data-weather-endpoint="/data/weather"',
    by: 'weather-endpoint="/data/weather"',
    rule: 'nmt/unknown-attribute',
    message: 'weather has no attribute weather-endpoint. Did you mean data-weather-endpoint?',
  },
  {
    name: 'an address that a template left empty',
    find: 'data-weather-endpoint="/data/weather"',
    by: 'data-weather-endpoint=""',
    rule: 'nmt/wrong-value',
    message: 'weather: data-weather-endpoint is ""; expected an https address or a path on this site.',
  },
  {
    name: 'a hook with buttons in a link',
    page: SECTION,
    find: '<div data-widget="liveblog-block" data-article-id="4104">',
    by: '<a href="/x"><div data-widget="reading-list-button" data-article-id="4101"></div></a><div data-widget="liveblog-block" data-article-id="4104">',
    rule: 'nmt/nesting',
    message: /^reading-list-button is in a <a> \(line \d+\), and shows what can be clicked itself: /,
  },
  {
    name: 'a script of a hook that is no JSON',
    page: SECTION,
    find: '<div data-widget="liveblog-block" data-article-id="4104">',
    by: '<div data-widget="quiz"><script type="application/json">{ "quiz_id": 71, }</script></div><div data-widget="liveblog-block" data-article-id="4104">',
    rule: 'nmt/wrong-json',
    message: /^quiz: its script holds no JSON: .+\.$/,
  },
  {
    name: 'a misspelt purpose, which would load its content without consent',
    page: SECTION,
    find: '<div data-widget="liveblog-block" data-article-id="4104">',
    by: '<div data-widget="consent-gate" data-purpose="social-medai" data-frame="/x"><a href="/x">x</a></div><div data-widget="liveblog-block" data-article-id="4104">',
    rule: 'nmt/unasked-purpose',
    message:
      'consent-gate: data-purpose is "social-medai", which "consentPurposes" of script#site-config does not list: its content loads without consent. Did you mean "social-media"?',
  },
  {
    name: 'a misspelt script of the site',
    page: SECTION,
    find: '<div data-widget="liveblog-block" data-article-id="4104">',
    by: '<div data-widget="consent-gate" data-purpose="social-media" data-script="kwebel"><blockquote>x</blockquote></div><div data-widget="liveblog-block" data-article-id="4104">',
    rule: 'nmt/unknown-script',
    message:
      'consent-gate: data-script is "kwebel", which "scripts" of script#site-config does not have. Did you mean "kwebbel"?',
  },
  {
    name: 'a misspelt name in a group that a site may add to',
    find: '"captcha":"/third',
    by: '"capcha":"/third',
    rule: 'nmt/unknown-config',
    message:
      '"capcha" of "scripts" of script#site-config is not a name that the product reads. Did you mean "captcha"?',
  },
  {
    name: 'a section of the configuration without what it needs',
    find: '"promptsFromPageView":2',
    by: '"reports":{"sample":0.1},"promptsFromPageView":2',
    rule: 'nmt/wrong-config',
    message: '"reports" of script#site-config has no "address".',
  },
  {
    name: 'an origin with a path',
    find: '"promptsFromPageView":2',
    by: '"fragmentOrigins":["https://cms.example/delen"],"promptsFromPageView":2',
    rule: 'nmt/wrong-config',
    message:
      '"fragmentOrigins.0" of script#site-config is "https://cms.example/delen"; expected an https origin without a path, such as https://example.org.',
  },
  {
    name: 'a time of zero',
    find: '"promptsFromPageView":2',
    by: '"profileApiTimeoutMs":0,"promptsFromPageView":2',
    rule: 'nmt/wrong-config',
    message: '"profileApiTimeoutMs" of script#site-config is 0; expected a number above 0.',
  },
];
