import { useLayoutEffect, useRef } from 'react';
import { useCoverBottom } from '../../../core/ui/bottom-bar/use-cover-bottom.ts';
import { closeClass } from '../../../core/ui/button/close-button.ts';
import { PlayButton } from '../../../core/ui/button/PlayButton.tsx';
import { restoreFocus } from '../../../core/ui/focus/restore-focus.ts';
import { Icon } from '../../../core/ui/icon/Icon.tsx';
import { x } from '../../../core/ui/icon/shapes.ts';
import styles from './SmallPlayer.module.css';
import { CONTINUE, PAUSE, PLAYER, STOP } from './texts.ts';

export interface SmallPlayerProps {
  readonly isPlaying: boolean;
  readonly onToggle: () => void;
  readonly onStop: () => void;
}

/** The controls of a recording in the corner of the window, above bars at the bottom. */
export function SmallPlayer({ isPlaying, onToggle, onStop }: SmallPlayerProps) {
  const root = useRef<HTMLDivElement>(null);
  useCoverBottom(root, 'float');
  useLayoutEffect(() => (root.current ? restoreFocus(root.current) : undefined), []);
  return (
    // A theme's rules for sections do not reach it.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div ref={root} className={styles.root} role="region" aria-label={PLAYER}>
      <PlayButton
        look="plain"
        isPlaying={isPlaying}
        silent={{ text: CONTINUE }}
        playing={{ text: PAUSE }}
        onClick={onToggle}
      />
      <button type="button" className={closeClass} aria-label={STOP} onClick={onStop}>
        <Icon shape={x} />
      </button>
    </div>
  );
}
