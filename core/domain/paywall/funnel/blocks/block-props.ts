import type { Block } from '../../types.ts';
import type { FunnelHandle } from '../use-funnel.ts';

/** What every block gets. */
export interface BlockProps {
  readonly block: Block;
  readonly funnel: FunnelHandle;
  /** The id of the step's heading, for the one block that has it. */
  readonly headingId: string | undefined;
  readonly firstPodcast: string | undefined;
}
