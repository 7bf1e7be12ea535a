import { onAbort } from '../../../../core/platform/dom/on-abort.ts';
import { createWall, type Wall } from '../wall/create-wall.ts';
import { takeTurn } from '../wall/take-turn.ts';
import { configuredPresentation, type Presentation, type Way } from './presentation.ts';
import { type Finishing, finish, renderInto, setLook } from './wall-parts.ts';

/** The properties of a soft wall's presentation; a wall that is part of the page takes no turn among the prompts. */
interface SoftWay extends Pick<Finishing, 'isPlain' | 'complete'> {
  /** Inserts the wall into the page; may return a promise of that. */
  readonly place: (wall: Wall, presentation: Presentation, signal: AbortSignal) => unknown;
  /**
   * Whether the wall is only shown when its turn among the prompts comes. @default false
   * @default false
   */
  readonly waitsForTurn?: boolean;
}

/**
 * Makes a presentation of a wall that blocks nothing. The wall is inserted together with its funnel, so that the page
 * changes only once.
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
