import type { PaperQuiz } from './quizzes.ts';
import type { RouteStory, Scrolly } from './stories.ts';
import type { PaperVideo } from './videos.ts';

/** The paper's sections by slug. */
export type SectionSlug =
  | 'binnenland'
  | 'buitenland'
  | 'economie'
  | 'cultuur'
  | 'wetenschap'
  | 'sport'
  | 'opinie';

/** A picture made for the demo, with its alternative text. */
export interface Picture {
  /** File name in `demo/static/images/` without size and type. */
  readonly name: string;
  readonly alt: string;
  readonly caption?: string;
}

/** A message on the demo's own social network, see `posts.ts`. */
export interface Post {
  /** Ends its address. */
  readonly id: string;
  readonly author: string;
  readonly account: string;
  readonly text: string;
}

/** A chart of another party. */
export interface Chart {
  /** Ends its address there; `demo/static/images/grafiek-….svg` is its picture. */
  readonly id: string;
  /** Description of the picture. */
  readonly alt: string;
  readonly caption: string;
}

/** A picture that is wider than the column and scrolls in it. */
export interface WidePicture {
  /** File name in `demo/static/images/`. */
  readonly file: string;
  /** Px. */
  readonly width: number;
  readonly height: number;
  readonly label: string;
  readonly alt: string;
  readonly caption: string;
}

/** One part of an article's body; a bare text is a paragraph. */
export type Block =
  | string
  | { readonly heading: string }
  | { readonly frame: string; readonly paragraphs: readonly string[] }
  | { readonly explicit: Required<Picture>; readonly warning?: string }
  | { readonly quote: string; readonly by: string }
  | { readonly picture: Picture }
  | { readonly post: Post }
  | { readonly title: string; readonly points: readonly string[] }
  | { readonly wide: WidePicture }
  | { readonly video: PaperVideo }
  | { readonly chart: Chart }
  | { readonly quiz: PaperQuiz }
  | { readonly scrolly: Scrolly }
  | { readonly route: RouteStory };

/** The content of a liveblog's entry. */
export interface UpdateText {
  readonly headline: string;
  readonly body: readonly string[];
  /** Whether it is a key moment. */
  readonly key?: boolean;
}

/** One entry of a liveblog. */
export interface Update extends UpdateText {
  readonly minutesAgo: number;
}

/** What a liveblog gains while the demo runs. */
export interface LaterUpdate extends UpdateText {
  /** After the start of the server. */
  readonly minutesLater: number;
  /** Comes without a word about it. */
  readonly silent?: boolean;
  /** Minutes for which it stays above the others. */
  readonly pinnedFor?: number;
  /** Minutes after which the editors take it away. */
  readonly withdrawnAfter?: number;
  /** What the editors add to it, and after how many minutes. */
  readonly corrected?: { readonly after: number; readonly note: string };
  /** What the liveblog's headline and lead are from then on. */
  readonly becomes?: Pick<Story, 'headline' | 'lead'>;
}

interface Story {
  /** Ends the address, as in `-a4101`; never changes. */
  readonly id: number;
  readonly slug: string;
  readonly section: SectionSlug;
  readonly headline: string;
  readonly lead: string;
  readonly author: string;
  /** Age at the moment that the server starts, so that the paper is never old. */
  readonly hoursAgo: number;
  /**
   * Between which hours of Amsterdam's day it appears, if its text or what it tells of fits only then: it is then so much older
   * that its time fits. Without it, any time does.
   */
  readonly hours?: readonly [from: number, to: number];
  readonly picture: Picture;
  readonly topics: readonly string[];
  /** Word above the headline if the section's name does not say enough, such as `Recensie`. */
  readonly label?: string;
  /** What a review gives: 1 to 5 balls. */
  readonly balls?: number;
  /** Whether it can be read without a subscription. */
  readonly free?: boolean;
  /** Whether only subscribers read it to the end. */
  readonly premium?: boolean;
  /** Whether advertisements may stand beside it; not with what is painful to readers. @default true */
  readonly ads?: false;
  readonly body: readonly Block[];
}

export interface OrdinaryArticle extends Story {
  readonly kind: 'article';
  /** Whether the text has a table of contents above it. */
  readonly contents?: boolean;
  /** Whether readers are asked for feedback below it. */
  readonly asks?: boolean;
  /** The code of the newsletter that it promotes: below the text, as a form or as a button. */
  readonly newsletter?: { readonly code: string; readonly as: 'form' | 'button' };
  /** Whether subscribers can comment on it. */
  readonly comments?: boolean;
  /** The article read out: name of a sound of `demo/server/sounds.ts`. */
  readonly readOut?: string;
  /** The soundtrack, likewise. */
  readonly soundtrack?: string;
  /** Words that are explained below the text. */
  readonly glossary?: readonly { readonly term: string; readonly definition: string }[];
  /** Whether it has the whole width of the window, without a column beside it. */
  readonly wide?: boolean;
  /** Square portrait of who writes, for opinion. */
  readonly portrait?: Picture;
}

export interface Liveblog extends Story {
  readonly kind: 'liveblog';
  /** Newest first; the ages are those of a liveblog without `hours`. */
  readonly updates: readonly Update[];
  /** Its course while the demo runs, the oldest first; the last one ends it. Nothing if it ended before. */
  readonly later: readonly LaterUpdate[];
  /** What the demo bar's buttons add for one visitor; not part of the course. */
  readonly extra: readonly UpdateText[];
  /** Updates on a page, where older ones are on further pages. */
  readonly perPage?: number;
  /** Whether its updates are pushed to open pages. */
  readonly isPushed?: boolean;
}

export interface PhotoStory extends Story {
  readonly kind: 'inbeeld';
  /** Whether each photo fills the window, with its text over it. */
  readonly fullPage?: boolean;
  readonly photos: readonly Required<Picture>[];
}

export interface NativeAd extends Story {
  readonly kind: 'native-ad';
  readonly advertiser: string;
}

export type Article = OrdinaryArticle | Liveblog | PhotoStory | NativeAd;
