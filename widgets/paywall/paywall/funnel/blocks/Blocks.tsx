import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { Block, Step } from '../../../../../core/domain/paywall/types.ts';
import { plainText } from '../../../../../core/platform/html/rich-text.ts';
import { warn } from '../../../../../core/runtime/log/log.ts';
import { Hidden } from '../../../../../core/ui/hidden/Hidden.tsx';
import { Skeleton } from '../../../../../core/ui/skeleton/Skeleton.tsx';
import {
  type BlockType,
  type ContentBlockType,
  definitionOf,
  type FormBlockType,
  isBlockType,
} from '../block-types.ts';
import styles from '../Funnel.module.css';
import { blocksBeforeOffer } from '../flow.ts';
import { isCompleted } from '../state.ts';
import { stepText } from '../texts.ts';
import type { FunnelHandle } from '../use-funnel.ts';
import { ActivateBlock } from './ActivateBlock.tsx';
import type { BlockProps } from './block-props.ts';
import { ImageBlock } from './ImageBlock.tsx';
import { TimelineBlock, UspsBlock } from './ListBlocks.tsx';
import { LoginAgainBlock, LoginBlock } from './LoginBlock.tsx';
import { numbered } from './numbered.ts';
import { BannerBlock, HeaderBlock, TextBlock } from './TextBlocks.tsx';

/** The views of blocks outside of forms. Those of forms are loaded with the code of forms, in `forms/StepForm.tsx`. */
const CONTENT_VIEWS = {
  activate: ActivateBlock,
  header: HeaderBlock,
  image: ImageBlock,
  podcastcarousel: lazy(() => import('./PodcastBlock.tsx')),
  text: TextBlock,
  timeline: TimelineBlock,
  usps: UspsBlock,
  login: LoginBlock,
  'login-again': LoginAgainBlock,
  banner: BannerBlock,
} satisfies Record<ContentBlockType, ComponentType<BlockProps>>;

/** The views of a step whose registration is completed [funnel-flow-5]. */
const COMPLETED_VIEWS = { registration: lazy(() => import('./WelcomeBlock.tsx')) };

interface BlocksProps {
  readonly funnel: FunnelHandle;
  readonly step: Step;
  readonly headingId: string;
  readonly firstPodcast: string | undefined;
  /** Called when the step is visible. */
  readonly onShown: () => void;
  /** The views of form blocks; undefined for a step without a form. */
  readonly formViews?: Record<FormBlockType, ComponentType<BlockProps>>;
}

/**
 * The blocks of a step in the campaign's order [funnel-blocks-2]; of a completed step only its registration
 * [funnel-flow-5].
 */
export function Blocks({ funnel, step, headingId, firstPodcast, onShown, formViews }: BlocksProps) {
  const { rules, state } = funnel;
  const [leftOut, setLeftOut] = useState<readonly Block[]>([]);
  useEffect(onShown, [onShown]);
  const isDone = isCompleted(rules, state, state.step);
  const blocks = state.shop === 'waiting' ? blocksBeforeOffer(step.blocks) : step.blocks;
  const shown = isDone ? step.blocks.filter(({ type }) => type === 'registration') : blocks;
  const present = shown.filter((block) => !leftOut.includes(block));
  const named = present[headingOf(present)];
  const views: Partial<Record<BlockType, ComponentType<BlockProps>>> = {
    ...CONTENT_VIEWS,
    ...(formViews ?? COMPLETED_VIEWS),
  };
  return (
    <>
      {!named && <HiddenHeading id={headingId} step={state.step} steps={rules.funnel.steps.length} />}
      {numbered(shown).map(({ item: block, number }) => {
        if (leftOut.includes(block)) return null;
        const View = isBlockType(block.type) ? views[block.type] : undefined;
        if (!View) return <Unknown key={number} type={block.type} />;
        const props = {
          block,
          funnel,
          firstPodcast,
          headingId: block === named ? headingId : undefined,
          onLeftOut: () => setLeftOut((before) => [...before, block]),
        };
        return (
          <div key={number} data-block={block.type} className={styles.block}>
            <Suspense fallback={<Skeleton lines={3} />}>
              <View {...props} />
            </Suspense>
          </div>
        );
      })}
    </>
  );
}

/**
 * Returns the index of the block whose header names the step: its header block, otherwise the first block with a
 * header, or -1.
 */
export function headingOf(blocks: readonly Block[]): number {
  const has = ({ content }: Block) => plainText(content.header) !== '';
  const own = blocks.findIndex((block) => block.type === 'header' && has(block));
  return own >= 0 ? own : blocks.findIndex((block) => definitionOf(block)?.canNameStep && has(block));
}

function HiddenHeading({
  id,
  step,
  steps,
}: {
  readonly id: string;
  readonly step: number;
  readonly steps: number;
}) {
  return (
    <h2 id={id} tabIndex={-1} className={styles.hiddenHeading}>
      <Hidden>{stepText(step + 1, steps)}</Hidden>
    </h2>
  );
}

function Unknown({ type }: { readonly type: string }): ReactNode {
  useEffect(() => {
    warn('funnel', `A block has the type "${type.slice(0, 40)}", which does not exist; it is skipped.`);
  }, [type]);
  return null;
}
