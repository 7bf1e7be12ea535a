import { useState } from 'react';
import { plainText } from '../../../../../core/platform/html/rich-text.ts';
import styles from '../Funnel.module.css';
import type { BlockProps } from './block-props.ts';

/** The image of the block with the header as alternative text [funnel-blocks-5]; one that does not load is hidden. */
export function ImageBlock({ block: { content } }: BlockProps) {
  const [isBroken, setBroken] = useState(false);
  if (content.image === '') return null;
  return (
    <img
      className={styles.image}
      src={content.image}
      alt={plainText(content.header)}
      loading="lazy"
      decoding="async"
      hidden={isBroken}
      onError={() => setBroken(true)}
    />
  );
}
