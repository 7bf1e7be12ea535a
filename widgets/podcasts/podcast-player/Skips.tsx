import { Hidden } from '../../../core/ui/hidden/Hidden.tsx';
import { Icon } from '../../../core/ui/icon/Icon.tsx';
import { rotateCcw, rotateCw } from '../../../core/ui/icon/shapes.ts';
import styles from './Player.module.css';
import type { Player } from './player-state.ts';
import { BACK, FORWARD } from './texts.ts';

/** The buttons that skip back and forward [podcast-player-1]. */
export function Skips({ player }: { readonly player: Pick<Player, 'back' | 'forward'> }) {
  return (
    <>
      <Skip shape={rotateCcw} seconds={15} label={BACK} onClick={player.back} />
      <Skip shape={rotateCw} seconds={30} label={FORWARD} onClick={player.forward} />
    </>
  );
}

interface SkipProps {
  readonly shape: typeof rotateCw;
  readonly seconds: number;
  readonly label: string;
  readonly onClick: () => void;
}

/** A button that skips, with the number of seconds inside its arrow. */
function Skip({ shape, seconds, label, onClick }: SkipProps) {
  return (
    <button type="button" className={styles.skip} onClick={onClick}>
      <Icon shape={shape} />
      <span className={styles.seconds} aria-hidden="true">
        {seconds}
      </span>
      <Hidden>{label}</Hidden>
    </button>
  );
}
