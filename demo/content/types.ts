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
  /** Last part of its address. */
  readonly id: string;
  readonly author: string;
  readonly account: string;
  readonly text: string;
}

/** A chart of a third party. */
export interface Chart {
  /** Last part of its address there; `demo/static/images/grafiek-….svg` is its picture. */
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

/** A block of an article's body; a string is a paragraph. */
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

/** A word that is explained below a text, in its forms that occur there. */
export interface GlossaryEntry {
  readonly terms: readonly string[];
  readonly definition: string;
}

/** An update that is published while the demo runs. */
export interface LaterUpdate extends UpdateText {
  /** Minutes after the start of the server. */
  readonly minutesLater: number;
  /** Whether it appears without an announcement. */
  readonly silent?: boolean;
  /** Minutes for which it stays above the others. */
  readonly pinnedFor?: number;
  /** Minutes after which the editors remove it. */
  readonly withdrawnAfter?: number;
  /** The correction that the editors add, and the minutes after which they do. */
  readonly corrected?: { readonly after: number; readonly note: string };
  /** The liveblog's headline and lead from then on. */
  readonly becomes?: Pick<Story, 'headline' | 'lead'>;
}

interface Story {
  /** The last part of the address, as in `-a4101`; never changes. */
  readonly id: number;
  readonly slug: string;
  readonly section: SectionSlug;
  readonly headline: string;
  readonly lead: string;
  readonly author: string;
  /** Age when the server starts, so that the paper is never old. */
  readonly hoursAgo: number;
  /**
   * The hours of the day in Amsterdam between which it appears, if its text only fits those: its age is then raised
   * until its time is between them. Without it, any time fits.
   */
  readonly hours?: readonly [from: number, to: number];
  readonly picture: Picture;
  readonly topics: readonly string[];
  /** Label above the headline if the section's name does not say enough, such as `Recensie`. */
  readonly label?: string;
  /** A review's rating: 1 to 5 balls. */
  readonly balls?: number;
  /** Whether it can be read without a subscription. */
  readonly free?: boolean;
  /** Whether only subscribers can read all of it. */
  readonly premium?: boolean;
  /** Whether the page has advertisements; not beside distressing news. @default true */
  readonly ads?: false;
  readonly body: readonly Block[];
}

export interface OrdinaryArticle extends Story {
  readonly kind: 'article';
  /** Whether the text has a table of contents above it. */
  readonly contents?: boolean;
  /** Whether readers are asked for feedback below it. */
  readonly asks?: boolean;
  /** The newsletter that it promotes below the text, as a form or as a button. */
  readonly newsletter?: { readonly code: string; readonly as: 'form' | 'button' };
  /** Whether subscribers can comment on it. */
  readonly comments?: boolean;
  /** The recording of the article: the name of a sound in `demo/server/sounds.ts`. */
  readonly readOut?: string;
  /** The soundtrack: the name of a sound in `demo/server/sounds.ts`. */
  readonly soundtrack?: string;
  /** Words that are explained below the text. */
  readonly glossary?: readonly GlossaryEntry[];
  /** Whether it uses the whole width of the window, without a column beside it. */
  readonly wide?: boolean;
  /** Square portrait of the author, for opinion articles. */
  readonly portrait?: Picture;
}

export interface Liveblog extends Story {
  readonly kind: 'liveblog';
  /** The updates when the server starts, newest first; without `hours`, their ages count from that start. */
  readonly updates: readonly Update[];
  /**
   * The updates that follow while the demo runs, oldest first; the last one ends the liveblog. Empty if it has ended
   * before.
   */
  readonly later: readonly LaterUpdate[];
  /** Updates that the demo bar's buttons add for one visitor; they are not part of the schedule. */
  readonly extra: readonly UpdateText[];
  /** Number of updates on a page, if older ones are on further pages. */
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
