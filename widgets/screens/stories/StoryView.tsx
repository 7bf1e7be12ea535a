import { useEffect, useEffectEvent, useState } from 'react';
import { onLeave } from '../../../core/platform/page-life/on-leave.ts';
import { onReturn } from '../../../core/platform/page-life/on-return.ts';
import { useContentLanguage } from '../../../core/runtime/feature/content-language.ts';
import { Button } from '../../../core/ui/button/Button.tsx';
import { PlayButton } from '../../../core/ui/button/PlayButton.tsx';
import { whileMotion } from '../../../core/ui/overlay/motion.ts';
import type { Story } from './read-stories.ts';
import styles from './StoryView.module.css';
import { FIRST, LAST, NEXT, PAUSE, PLAY, PREVIOUS, positionText, READ } from './texts.ts';

/** Milliseconds for which a story is shown. */
export const STORY_TIME = 7000;

export interface StoryViewProps {
  /** The stories, at least one. */
  readonly stories: readonly Story[];
  /** The index of the first story to show. */
  readonly start: number;
}

/**
 * Stories one after another, with buttons and arrow keys [stories-2]. They advance automatically only until the visitor
 * takes control, never with reduced motion, and not while the page is hidden.
 */
export function StoryView({ stories, start }: StoryViewProps) {
  const language = useContentLanguage();
  const [index, setIndex] = useState(start);
  const [isPlaying, setPlaying] = useState(true);
  const [hasMotion, setMotion] = useState(false);
  const [isPageShown, setPageShown] = useState(true);
  const isLast = index === stories.length - 1;
  const runs = isPlaying && hasMotion && isPageShown && !isLast;

  useEffect(() => {
    const ending = new AbortController();
    whileMotion((motion) => {
      setMotion(true);
      motion.addEventListener('abort', () => setMotion(false));
    }, ending.signal);
    onLeave(() => setPageShown(false), ending.signal);
    onReturn(() => setPageShown(true), ending.signal);
    return () => ending.abort();
  }, []);

  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => setIndex(index + 1), STORY_TIME);
    return () => clearTimeout(timer);
  }, [runs, index]);

  const step = (by: 1 | -1) => {
    setPlaying(false);
    setIndex(Math.min(Math.max(index + by, 0), stories.length - 1));
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
    if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
    event.preventDefault();
    step(key === 'ArrowLeft' ? -1 : 1);
  });
  useEffect(() => {
    const ending = new AbortController();
    addEventListener('keydown', (event) => press(event), { signal: ending.signal });
    return () => ending.abort();
  }, []);

  const story = stories[index];
  if (!story) return null;
  const { title, text, image, link } = story;
  return (
    <div className={styles.root}>
      <div aria-live={runs ? 'off' : 'polite'}>
        <p className={styles.position}>{positionText(index + 1, stories.length)}</p>
        <div className={styles.picture}>
          {image && (
            <img key={image.source} src={image.source} alt={image.alt} lang={language} decoding="async" />
          )}
        </div>
        <h3 className={styles.title} lang={language}>
          {title}
        </h3>
        {text !== '' && (
          <p className={styles.text} lang={language}>
            {text}
          </p>
        )}
        <p className={styles.more}>
          <a href={link.href}>{READ}</a>
        </p>
      </div>
      <div className={styles.buttons}>
        <Button onClick={() => step(-1)} disabledReason={index === 0 ? FIRST : undefined}>
          {PREVIOUS}
        </Button>
        {hasMotion && !isLast && (
          <PlayButton
            isPlaying={isPlaying}
            silent={{ text: PLAY }}
            playing={{ text: PAUSE }}
            onClick={() => setPlaying(!isPlaying)}
          />
        )}
        <Button look="primary" onClick={() => step(1)} disabledReason={isLast ? LAST : undefined}>
          {NEXT}
        </Button>
      </div>
    </div>
  );
}
