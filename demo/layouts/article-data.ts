import { FREE_ARTICLES } from '../../fixtures/prices/free-articles.ts';
import { PLUS_PERMISSIONS } from '../../fixtures/sessions/accounts.ts';
import { hasWall } from '../content/has-wall.ts';
import { MIN_READING_TIME, readingTime } from '../content/index.ts';
import { SECTIONS } from '../content/sections.ts';
import type { Article } from '../content/types.ts';
import { liveBlog } from '../server/liveblog/live-blog.ts';
import type { PageContext } from './context.ts';
import { NAME } from './texts.ts';

/** The permissions with which readers may download pages of the digital edition. */
export const DOWNLOAD_RIGHTS = PLUS_PERMISSIONS.join(',');

/** The attributes of an article's `<body>` [page-metadata-1]. */
export function articleBody(
  article: Article,
  { paper, visit }: PageContext,
): Record<string, string | number | boolean | undefined> {
  const minutes = readingTime(article);
  return {
    'article-type': article.kind,
    'article-variant': article.kind === 'inbeeld' && article.fullPage ? 'full-page' : undefined,
    'article-id': article.id,
    'article-urn': `urn:nmt:article:${article.id}`,
    'nmo-content-id': `nmt-${article.id}`,
    'index-slug': article.section,
    dossier: article.topics[0]?.toLowerCase(),
    rubric: SECTIONS[article.section].name,
    'article-reading-time': minutes >= MIN_READING_TIME ? minutes : undefined,
    'article-is-free': !hasWall(article),
    'article-is-runner': article.kind === 'liveblog',
    'article-is-safe': true,
    'article-updated-at': updatedAt(article, paper, visit).toISOString(),
    'article-relative-url': paper.address(article),
    'allow-ads': article.ads ?? true,
    'de-valid-permissions-for-download': DOWNLOAD_RIGHTS,
    'paywall-limit': FREE_ARTICLES.withoutAccount,
    'paywall-article-expire-days': 30,
  };
}

const LOCKED_PART = {
  '@type': 'WebPageElement',
  isAccessibleForFree: false,
  cssSelector: '.article__body',
};

/** The product to which an article belongs, as Google identifies the paper. */
export const PRODUCT = {
  '@type': ['CreativeWork', 'Product'],
  name: NAME,
  productID: 'morgentijd.example:basis',
};

/** The article's schema.org data for search engines and for the features [page-metadata-2]. */
export function structuredData(article: Article, { paper, visit }: PageContext): unknown {
  const type = {
    liveblog: 'LiveBlogPosting',
    'native-ad': 'AdvertiserContentArticle',
    inbeeld: 'NewsArticle',
    article: 'NewsArticle',
  };
  return {
    '@context': 'https://schema.org',
    '@type': type[article.kind],
    headline: article.headline,
    description: article.lead,
    author: [{ '@type': article.kind === 'native-ad' ? 'Organization' : 'Person', name: article.author }],
    keywords: article.topics.map((topic) => `onderwerp:${topic}`),
    datePublished: paper.publishedAt(article).toISOString(),
    dateModified: updatedAt(article, paper, visit).toISOString(),
    articleSection: SECTIONS[article.section].name,
    image: `/static/images/${article.picture.name}-1280.jpg`,
    mainEntityOfPage: paper.address(article),
    isAccessibleForFree: !hasWall(article),
    // Marks paid content for search engines, which would otherwise treat a paywall as cloaking.
    ...(hasWall(article) && { hasPart: LOCKED_PART }),
    isPartOf: PRODUCT,
    publisher: { '@type': 'NewsMediaOrganization', name: NAME },
  };
}

function updatedAt(article: Article, paper: PageContext['paper'], visit: PageContext['visit']): Date {
  return article.kind === 'liveblog'
    ? new Date(liveBlog(article, paper, visit).changedAt)
    : paper.updatedAt(article);
}
