import { useEffect, useEffectEvent, useState } from 'react';
import { paywallCall } from '../../../../../core/domain/paywall/paywall-call.ts';
import {
  fetchPodcastShows,
  type PodcastShow,
} from '../../../../../core/domain/podcasts/api/podcast-shows.ts';
import { plainText } from '../../../../../core/platform/html/rich-text.ts';
import { isAborted } from '../../../../../core/platform/http/http-error.ts';
import { error } from '../../../../../core/runtime/log/log.ts';
import { Carousel } from '../../../../../core/ui/carousel/Carousel.tsx';
import { Skeleton } from '../../../../../core/ui/skeleton/Skeleton.tsx';
import styles from '../Funnel.module.css';
import { BlockHeading } from './BlockHeading.tsx';
import { BlockText } from './BlockText.tsx';
import type { BlockProps } from './block-props.ts';
import { PODCASTS } from './texts.ts';

/**
 * A row of podcasts: three covers, or five from the mobile breakpoint; nothing if there are none [funnel-blocks-7,
 * funnel-blocks-8, funnel-blocks-9].
 */
export default function PodcastBlock({
  block: { content },
  headingId,
  funnel,
  firstPodcast,
  onLeftOut,
}: BlockProps) {
  const { page, config } = funnel;
  const [shows, setShows] = useState<readonly PodcastShow[] | 'waiting'>('waiting');
  const isWide = useIsWide(config.mobileBreakpoint);

  useEffect(() => {
    const aborting = new AbortController();
    fetchPodcastShows({ ...paywallCall(page, config), signal: aborting.signal }).then(
      (fetched) => setShows(fetched.filter(({ image }) => image !== undefined)),
      (cause) => {
        if (isAborted(cause)) return;
        error('funnel', 'The podcasts could not be loaded; their row is left out.', cause);
        setShows([]);
      },
    );
    return () => aborting.abort();
  }, [page, config]);

  const isEmpty = shows.length === 0;
  const leaveOut = useEffectEvent(onLeftOut);
  useEffect(() => {
    if (isEmpty) leaveOut();
  }, [isEmpty]);

  if (shows === 'waiting') return <Skeleton shape="picture" />;
  if (isEmpty) return null;
  const count = isWide ? 5 : 3;
  return (
    <>
      <BlockText text={content.text} />
      <Carousel
        label={plainText(content.header) || PODCASTS}
        heading={<BlockHeading text={content.header} id={headingId} />}
        visible={{ narrow: count, wide: count }}
      >
        {withFirst(shows, firstPodcast).map(({ slug, name, image }) => (
          <img key={`${slug} ${name}`} className={styles.cover} src={image} alt={name} loading="lazy" />
        ))}
      </Carousel>
    </>
  );
}

/** Moves the show with this slug to the front, if it is in the list [paywall-audio-page-2]. */
export function withFirst(shows: readonly PodcastShow[], slug: string | undefined): readonly PodcastShow[] {
  const first = shows.filter((show) => slug !== undefined && show.slug === slug);
  return first.length === 0 ? shows : [...first, ...shows.filter((show) => !first.includes(show))];
}

function useIsWide(breakpoint: number): boolean {
  const [query] = useState(() => matchMedia(`(min-width: ${breakpoint}px)`));
  const [isWide, setWide] = useState(query.matches);
  useEffect(() => {
    const update = () => setWide(query.matches);
    query.addEventListener('change', update);
    return () => query.removeEventListener('change', update);
  }, [query]);
  return isWide;
}
