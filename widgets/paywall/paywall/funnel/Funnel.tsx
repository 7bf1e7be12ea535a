import { useCallback, useRef } from 'react';
import type { PaywallConfig } from '../../../../core/domain/paywall/config.ts';
import type { Campaign } from '../../../../core/domain/paywall/types.ts';
import type { Page } from '../../../../core/runtime/page/page.ts';
import { Hidden } from '../../../../core/ui/hidden/Hidden.tsx';
import { LoginOnly } from './blocks/LoginBlock.tsx';
import styles from './Funnel.module.css';
import type { FunnelEvent } from './funnel-event.ts';
import { Step } from './Step.tsx';
import { stepText } from './texts.ts';
import { useFunnel } from './use-funnel.ts';

/** Properties of a funnel. */
export interface FunnelProps {
  readonly campaign: Campaign;
  readonly page: Page;
  readonly config: PaywallConfig;
  /**
   * `login-only` only shows how to log in [paywall-types-23]. @default 'steps'
   * @default 'steps'
   */
  readonly mode?: 'steps' | 'login-only' | undefined;
  /** Number of the first step, from 1; a step that does not exist counts as 1 [funnel-flow-10]. */
  readonly firstStep?: number | undefined;
  /** Slug of the first podcast in the carousel [paywall-audio-page-2]. */
  readonly firstPodcast?: string | undefined;
  /** The id of the shown step's heading, which names the wall. */
  readonly headingId: string;
  readonly onEvent: (event: FunnelEvent) => void;
  /** Called when the visitor completes the last step. */
  readonly onDone?: (() => void) | undefined;
}

/** A campaign's funnel: one step at a time [funnel-flow-1]. */
export function Funnel({ mode = 'steps', ...props }: FunnelProps) {
  return mode === 'login-only' ? <LoginOnly headingId={props.headingId} /> : <Steps {...props} />;
}

function Steps({ headingId, firstPodcast, ...options }: Omit<FunnelProps, 'mode'>) {
  const funnel = useFunnel(options);
  const { state, rules } = funnel;
  const { step, completed, round } = state;
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(step);

  // Called when the step is rendered: the code of a form may load after the state changes.
  const onShown = useCallback(() => {
    if (shown.current === step) return;
    shown.current = step;
    // Screen readers announce the new step by its heading [funnel-flow-14].
    root.current?.querySelector<HTMLElement>(`#${CSS.escape(headingId)}`)?.focus();
  }, [step, headingId]);

  const count = rules.funnel.steps.length;
  const hasMoved = round > 0;
  return (
    <div ref={root} className={styles.root} data-funnel-step={step + 1}>
      <Step
        key={`${step} ${completed.length} ${round}`}
        funnel={funnel}
        headingId={headingId}
        firstPodcast={firstPodcast}
        onShown={onShown}
      />
      <Hidden role="status">{hasMoved && count > 1 ? stepText(step + 1, count) : ''}</Hidden>
    </div>
  );
}
