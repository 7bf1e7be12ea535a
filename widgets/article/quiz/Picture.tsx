import { useContentLanguage } from '../../../core/runtime/feature/content-language.ts';
import styles from './Quiz.module.css';
import type { QuizPicture } from './quiz-definition.ts';

/** A picture whose space is reserved while it loads. */
export function Picture({ picture: { src, alt, width, height } }: { readonly picture: QuizPicture }) {
  return (
    <img
      className={styles.picture}
      src={src}
      alt={alt}
      lang={useContentLanguage()}
      width={width}
      height={height}
      decoding="async"
    />
  );
}
