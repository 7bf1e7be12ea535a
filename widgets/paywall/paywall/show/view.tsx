import { type ReactNode, useState } from 'react';
import { audioParameters } from '../../../../core/domain/paywall/audio-parameters.ts';
import type { PaywallConfig } from '../../../../core/domain/paywall/config.ts';
import type { Campaign } from '../../../../core/domain/paywall/types.ts';
import { mountView } from '../../../../core/runtime/feature/mount-view.ts';
import type { Page } from '../../../../core/runtime/page/page.ts';
import { Funnel } from '../funnel/Funnel.tsx';
import type { FunnelEvent } from '../funnel/funnel-event.ts';
import styles from '../paywall.module.css';
import { CARTOON, ELECTIONS } from '../texts.ts';

/** The content of a wall. */
export interface WallProps {
  readonly campaign: Campaign;
  readonly page: Page;
  readonly config: PaywallConfig;
  /** Whether only the login block is shown [paywall-types-22, paywall-types-23]. */
  readonly loginOnly: boolean;
  readonly headingId: string;
  readonly onEvent: (event: FunnelEvent) => void;
}

/**
 * Renders a funnel into a wall, in slices: its first render is a long task on an old phone.
 * @param container keeps its content until the funnel replaces it
 * @param props the props of the wall
 * @param onError called when the funnel throws, now or later; the container is empty then
 * @param signal unmounts it
 * @returns resolves once the funnel is on the page, has failed or has been unmounted
 */
export function renderFunnel(
  container: HTMLElement,
  props: WallProps,
  onError: (cause: unknown) => void,
  signal: AbortSignal,
): Promise<void> {
  return mountView(container, <Dressed {...props} />, { signal, onError, first: 'sliced' }).settled;
}

/** The funnel with its style [paywall-styles-2 to -5]. */
export function Dressed({ onEvent, ...props }: WallProps): ReactNode {
  const { style } = props.campaign.funnel;
  const [step, setStep] = useState(0);
  const image = style === 'fokke-en-sukke' && step === 0 ? props.config.fokkeEnSukkeImage : '';
  const handleEvent = (event: FunnelEvent) => {
    if (event.type === 'step') setStep(event.step - 1);
    onEvent(event);
  };
  return (
    <>
      {style === 'verkiezingen' && <p className={styles.strip}>{ELECTIONS}</p>}
      <div className={image === '' ? undefined : styles.withCartoon}>
        <div className={styles.funnel}>
          <Funnel
            campaign={props.campaign}
            page={props.page}
            config={props.config}
            mode={props.loginOnly ? 'login-only' : 'steps'}
            headingId={props.headingId}
            onEvent={handleEvent}
            firstStep={stepInAddress(props.page)}
            firstPodcast={audioParameters(props.page.query).podcast}
          />
        </div>
        {image !== '' && (
          <img className={styles.cartoon} src={image} alt={CARTOON} width="320" height="240" />
        )}
      </div>
    </>
  );
}

/** The step in the page's address [funnel-flow-9]. */
function stepInAddress({ query }: Page): number {
  const step = new URLSearchParams(query).get('step') ?? '';
  return /^\d{1,3}$/.test(step) ? Number(step) : 1;
}
