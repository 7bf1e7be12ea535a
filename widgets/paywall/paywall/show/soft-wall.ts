import { onAbort } from '../../../../core/platform/dom/on-abort.ts';
import { createWall, type Wall } from '../wall/create-wall.ts';
import { takeTurn } from '../wall/take-turn.ts';
import { configuredPresentation, type Presentation, type Way } from './presentation.ts';
import { type Finishing, finish, renderInto, setLook } from './wall-parts.ts';

/** What a way of presenting a soft wall has of its own; one that is part of the page takes no turn among the prompts. */
interface SoftWay extends Pick<Finishing, 'isPlain' | 'complete'> {
  /** Puts the wall into the page; may resolve when it is there. */
  readonly place: (wall: Wall, presentation: Presentation, signal: AbortSignal) => unknown;
  /** Whether the wall shows only when it has its turn. @default false */
  readonly waitsForTurn?: boolean;
}

/**
 * A way of presenting a wall that blocks nothing. It enters the page with the funnel in it, so that the page changes once.
 * @param way see {@link SoftWay}
 */
export function softWall(way: SoftWay): Way {
  return async (sent, ending) => {
    const { signal } = ending;
    const presentation = await configuredPresentation(sent);
    if (!presentation) return;
    const wall = createWall(presentation.campaign);
    await renderInto(wall, presentation, ending);
    if (signal.aborted) return;
    const isPlaced = way.place(wall, presentation, signal);
    onAbort(signal, () => wall.section.remove());
    await isPlaced;
    const hasTurn = way.isPlain ? undefined : takeTurn(wall, signal);
    if (way.waitsForTurn) await hasTurn;
    if (signal.aborted) return;
    presentation.onShown();
    setLook(wall, presentation, signal);
    finish(wall, presentation, ending, way);
  };
}
