import { loaderCircle, pause, play, type Shape } from '../icon/shapes.ts';
import { Button, type ButtonProps } from './Button.tsx';
import styles from './PlayButton.module.css';

/** The text and icon of the button in one of its states. */
export interface PlayLabel {
  /** The action of a press. */
  readonly text: string;
  readonly icon?: Shape;
}

interface PlayButtonProps extends Omit<ButtonProps, 'icon' | 'children'> {
  readonly isPlaying: boolean;
  /** Whether the playing sound has no data yet: the icon then rotates. */
  readonly isWaiting?: boolean;
  /** The button's state while nothing plays. */
  readonly silent: PlayLabel;
  /** The button's state while it plays. */
  readonly playing: PlayLabel;
}

/** A button that plays and pauses: its text names the action, and its icon rotates while there is no data. */
export function PlayButton({
  isPlaying,
  isWaiting = false,
  silent,
  playing,
  className,
  ...button
}: PlayButtonProps) {
  const { text, icon = isPlaying ? pause : play } = isPlaying ? playing : silent;
  const classes = [isWaiting && styles.waiting, className].filter(Boolean).join(' ');
  return (
    <Button {...button} className={classes} icon={isWaiting ? loaderCircle : icon}>
      {text}
    </Button>
  );
}
