import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { followedTopics } from '../../../core/domain/topics/followed-topics.ts';
import { type Topic, topicAddress } from '../../../core/domain/topics/topic.ts';
import { useRead } from '../../../core/platform/http/use-read.ts';
import { useContentLanguage } from '../../../core/runtime/feature/content-language.ts';
import type { Context } from '../../../core/runtime/feature/feature.ts';
import { Carousel } from '../../../core/ui/carousel/Carousel.tsx';
import { Skeleton } from '../../../core/ui/skeleton/Skeleton.tsx';
import { useVisitor } from '../../../core/user/visitor/use-visitor.ts';
import { accountOf } from '../../../core/user/visitor/visitor-value.ts';
import { FollowButton } from './FollowButton.tsx';
import { LOADED, type Pair, pairsOf } from './pairs.ts';
import { recommendedTopics } from './recommended-topics.ts';
import { TopicPicture } from './TopicPicture.tsx';
import styles from './TopicSuggestions.module.css';

interface TopicSuggestionsProps {
  readonly title: string;
  readonly context: Context;
}

/** One pair at a time, in windows of any width; the buttons move by one pair. */
const VISIBLE = { narrow: 1, wide: 1 };

/** A carousel of topics to follow. Another account gets other topics. */
export function TopicSuggestions(props: TopicSuggestionsProps) {
  const visitor = useVisitor(props.context.page);
  return visitor ? <Suggestions key={accountOf(visitor)} {...props} /> : <Loading title={props.title} />;
}

function Suggestions({ title, context }: TopicSuggestionsProps) {
  const pairs = usePairs(context);
  if (!pairs) return <Loading title={title} />;
  // The visitor follows all suggested topics.
  if (pairs.length === 0) return null;
  return (
    <Carousel
      className={styles.root}
      label={title}
      heading={<h2 className={styles.title}>{title}</h2>}
      visible={VISIBLE}
    >
      {pairs.map((pair) => (
        <div key={pair[0].id} className={styles.pair}>
          {pair.map((topic) => topic && <Card key={topic.id} topic={topic} context={context} />)}
        </div>
      ))}
    </Carousel>
  );
}

function Loading({ title }: Pick<TopicSuggestionsProps, 'title'>) {
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
      </div>
      <div className={styles.pair}>
        {['first', 'second'].map((card, index) => (
          <div key={card} className={styles.card}>
            <div className={styles.picture}>
              <Skeleton shape="picture" {...(index > 0 && { label: '' })} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Computed once: a topic that the visitor follows in the carousel keeps its position, with its button changed. */
function usePairs({ page, fail }: Context): readonly Pair[] | undefined {
  const recommended = useRead(recommendedTopics(page), LOADED);
  const followed = useStore(followedTopics(page));
  const [pairs, setPairs] = useState<readonly Pair[]>();
  const isKnown = followed.state !== 'unknown' && followed.state !== 'loading';
  useEffect(() => {
    if (recommended.status === 'error') fail(recommended.error);
    if (pairs || !isKnown || recommended.status !== 'success') return;
    const ids = new Set(followed.data.map(({ id }) => id));
    setPairs(pairsOf(recommended.answer, ids, page.indexSlug));
  }, [recommended, isKnown, followed, pairs, page, fail]);
  return pairs;
}

function Card({ topic, context }: { readonly topic: Topic; readonly context: Context }) {
  const { id, name, images } = topic;
  const language = useContentLanguage();
  const address = topicAddress(name, context.page);
  return (
    <div className={styles.card}>
      <TopicPicture images={images} />
      {address === undefined ? (
        <span className={styles.name} lang={language}>
          {name}
        </span>
      ) : (
        <a className={styles.name} href={address} lang={language}>
          {name}
        </a>
      )}
      <FollowButton page={context.page} id={id} name={name} signal={context.signal} />
    </div>
  );
}
