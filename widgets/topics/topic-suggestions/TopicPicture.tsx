import { useState } from 'react';
import type { Topic, TopicImage } from '../../../core/domain/topics/topic.ts';
import { isSafeAddress } from '../../../core/runtime/page/address.ts';
import styles from './TopicSuggestions.module.css';

/** Windows of at least this width load the larger picture. */
const WIDE = '(min-width: 660px)';

/**
 * The picture of a topic [topic-suggestions-2]: decorative, because the name has the information. If it is missing or
 * cannot be loaded its box stays empty.
 */
export function TopicPicture({ images: { xsmall, small } }: Pick<Topic, 'images'>) {
  const [isBroken, setBroken] = useState(false);
  const narrow = allowed(xsmall) ?? allowed(small);
  const wide = allowed(small) ?? narrow;
  const src = narrow?.url ?? narrow?.urlWebp;
  return (
    <div className={styles.picture}>
      {src !== undefined && !isBroken && (
        <picture>
          {wide?.urlWebp && <source media={WIDE} type="image/webp" srcSet={wide.urlWebp} />}
          {wide?.url && <source media={WIDE} srcSet={wide.url} />}
          {narrow?.urlWebp && <source type="image/webp" srcSet={narrow.urlWebp} />}
          <img
            className={styles.image}
            alt=""
            loading="lazy"
            decoding="async"
            src={src}
            onError={() => setBroken(true)}
          />
        </picture>
      )}
    </div>
  );
}

/** The picture's addresses on this site or over https; undefined if there are none. */
function allowed(image: TopicImage | undefined): TopicImage | undefined {
  const safe = (address: string | undefined) => (address && isSafeAddress(address) ? address : undefined);
  const found = { url: safe(image?.url), urlWebp: safe(image?.urlWebp) };
  return (found.url ?? found.urlWebp) ? found : undefined;
}
