import type { Block } from '../../../../../core/domain/paywall/types.ts';
import type { FunnelHandle } from '../use-funnel.ts';

/** Props of every block. */
export interface BlockProps {
  readonly block: Block;
  readonly funnel: FunnelHandle;
  /** The id of the step's heading, for the only block that has it. */
  readonly headingId: string | undefined;
  readonly firstPodcast: string | undefined;
  /** Called if the block has nothing to show, to leave it out [funnel-blocks-9]. */
  readonly onLeftOut: () => void;
}
