import { useState } from 'react';
import { useContentLanguage } from '../../../core/runtime/feature/content-language.ts';
import styles from './LightboxView.module.css';
import type { Photo } from './photos.ts';

/** A photo with the file that the page already has, the next one if that fails, and its text if all fail. */
export function PhotoImage({ photo }: { readonly photo: Photo }) {
  const { sources, set, alt, width, height } = photo;
  const [attempt, setAttempt] = useState(0);
  const chosen = set && { sizes: set.sizes, srcSet: set.srcset, src: sources[0] };
  const attempts = [...(chosen ? [chosen] : []), ...sources.map((src) => ({ src }))];
  return (
    <img
      className={styles.photo}
      {...attempts[attempt]}
      alt={alt}
      lang={useContentLanguage()}
      width={width}
      height={height}
      draggable={false}
      onError={() => setAttempt(Math.min(attempt + 1, attempts.length - 1))}
    />
  );
}
