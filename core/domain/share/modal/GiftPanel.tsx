import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { now } from '../../../platform/time/now.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Checkbox } from '../../../ui/forms/react/Checkbox.tsx';
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx';
import type { Gift, GiftState } from '../../gift/gift-of.ts';
import { giftUrl } from '../../gift/gift-url.ts';
import { daysLeft } from '../../gift/quota.ts';
import {
  ASKING,
  FAILED,
  giftText,
  givenText,
  NAME_GIVER,
  NOTHING_LEFT,
  remainingText,
  TRY_AGAIN,
} from './texts.ts';
import type { Parcel } from './use-delivery.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import styles from './Ways.module.css';
import { Ways } from './Ways.tsx';

interface GiftPanelProps {
  readonly gift: Gift;
  readonly parcel: Parcel;
  /** The article's canonical address, absolute. */
  readonly url: string;
}

/** Gives an article away: shows the quota, and the methods of sending the link [gift-2, gift-6, gift-8]. */
export function GiftPanel({ gift, parcel, url }: GiftPanelProps) {
  const state = useStore(gift.store);
  const panel = useRef<HTMLDivElement>(null);
  const [namesGiver, setNamesGiver] = useState(false);
  useKeptFocus(panel, state.step);
  useEffect(() => void gift.refresh(), [gift]);

  async function link(): Promise<string | undefined> {
    const made = await gift.link(namesGiver);
    return made && giftUrl(url, made.token);
  }

  return (
    <div ref={panel} className={styles.root} tabIndex={-1}>
      {state.step === 'loading' && <Skeleton label={ASKING} />}
      {state.step === 'failed' && (
        <div className={styles.failed}>
          <p role="alert">{FAILED[state.what]}</p>
          <Button look="primary" onClick={() => void gift.refresh()}>
            {TRY_AGAIN}
          </Button>
        </div>
      )}
      {state.step === 'ready' && (
        <>
          <Explanation state={state} />
          {!state.link && state.quota.remaining > 0 && (
            <Checkbox
              label={NAME_GIVER}
              checked={namesGiver}
              onChange={(event) => setNamesGiver(event.currentTarget.checked)}
            />
          )}
          <Ways
            parcel={parcel}
            url={url}
            link={link}
            offBecause={!state.link && state.quota.remaining === 0 ? NOTHING_LEFT : undefined}
          />
        </>
      )}
    </div>
  );
}

function Explanation({ state: { quota, link } }: { state: Extract<GiftState, { step: 'ready' }> }) {
  const { remaining, total, daysValid } = quota;
  return (
    <div className={styles.explanation}>
      <p>{giftText(daysValid)}</p>
      {link ? (
        <p>{givenText(daysLeft(link.expiresAt, daysValid, now()))}</p>
      ) : (
        remaining > 0 && <p>{remainingText(remaining, total)}</p>
      )}
    </div>
  );
}
