import { useState } from 'react';
import styles from './LightboxView.module.css';
import type { Photo } from './photos.ts';

/** A photo, by the file that the page has already; the next one where that fails, and its text after the last. */
export function PhotoImage({ photo: { sources, alt, width, height } }: { readonly photo: Photo }) {
  const [attempt, setAttempt] = useState(0);
  return (
    <img
      className={styles.photo}
      src={sources[attempt]}
      alt={alt}
      width={width}
      height={height}
      draggable={false}
      onError={() => setAttempt(Math.min(attempt + 1, sources.length - 1))}
    />
  );
}
