import { Dock } from './Dock.tsx';
import { Player } from './Player.tsx';
import type { Player as PlayerControls } from './player-state.ts';

interface PodcastPlayerProps {
  readonly player: PlayerControls;
  /** Whether it is a bar at the bottom of the window. */
  readonly isDock: boolean;
  /** Whether a failure needs a link to the file, because the server's link is not visible. */
  readonly hasDownload: boolean;
}

/** The controls of the player, in the page or in a bar. */
export function PodcastPlayer({ player, isDock, hasDownload }: PodcastPlayerProps) {
  return isDock ? <Dock player={player} /> : <Player player={player} hasDownload={hasDownload} />;
}
