import type { Block } from '../../../../../core/domain/paywall/types.ts';
import type { FunnelHandle } from '../use-funnel.ts';

/** Props of every block. */
export interface BlockProps {
  readonly block: Block;
  readonly funnel: FunnelHandle;
  /** The id for the step's heading, for the one block that has it. */
  readonly headingId: string | undefined;
  readonly firstPodcast: string | undefined;
  /** Leaves the block out: it has nothing to show [funnel-blocks-9]. */
  readonly onLeftOut: () => void;
}
