import { type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { Hidden } from '../../../ui/hidden/Hidden.tsx';
import { share as shareIcon } from '../../../ui/icon/shapes.ts';
import { followInPopup } from '../../../ui/popup/popup.ts';
import { factsOf, type ShareMethod } from '../methods.ts';
import { hasShareSheet } from '../share.ts';
import { COPIED, NOT_COPIED } from '../texts.ts';
import { ByHand } from './ByHand.tsx';
import { MastodonForm } from './MastodonForm.tsx';
import { MethodTile } from './MethodTile.tsx';
import { MoreTile } from './MoreTile.tsx';
import { BLOCKED, BY_DEVICE, MAKING, OPEN_GIFT, OPEN_SHARE } from './texts.ts';
import { type Parcel, useDelivery, type Way } from './use-delivery.ts';
import { useShareOrder } from './use-share-order.ts';
import styles from './Ways.module.css';

interface WaysProps {
  readonly parcel: Parcel;
  /** The address to share, absolute; for a gift the article's address without its token. */
  readonly url: string;
  /** Returns the link to share, if it is not simply `url`; undefined for none. */
  readonly link?: (() => Promise<string | undefined>) | undefined;
  /** The reason why sharing is disabled. */
  readonly offBecause?: string | undefined;
}

/** All sharing methods for one link [share-modal-2], with the outcome of the last attempt. */
export function Ways({ parcel, url, link, offBecause }: WaysProps) {
  const { page, kind } = parcel;
  const { all, first } = useShareOrder(page);
  const [wantsAll, setWantsAll] = useState(false);
  // If sharing is disabled, nothing is left to choose.
  const showsAll = wantsAll || offBecause !== undefined;
  const shown = showsAll ? all : all.filter((method) => first.includes(method));
  const { copied, byHand, blocked, addressOf, deliver, count } = useDelivery(parcel);
  const [busy, setBusy] = useState<Way>();
  const [asksInstance, setAsksInstance] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const offId = useId();
  const hasSheet = hasShareSheet(url, page);
  // The button is gone, so the first tile that it revealed gets the focus.
  useLayoutEffect(() => {
    if (!wantsAll) return;
    const next = list.current?.querySelectorAll<HTMLElement>('[data-share-method]') ?? [];
    [...next].find(({ dataset }) => !first.some((method) => method === dataset.shareMethod))?.focus();
  }, [wantsAll, first]);

  async function pick(way: Way, origin?: string): Promise<void> {
    if (busy || offBecause !== undefined) return;
    if (!link) return deliver(way, url, origin);
    setBusy(way);
    try {
      await deliver(way, link(), origin);
    } finally {
      setBusy(undefined);
    }
  }
  function closeForm() {
    setAsksInstance(false);
    list.current?.querySelector<HTMLElement>('[data-share-method="mastodon"]')?.focus();
  }
  function press(method: ShareMethod, event: MouseEvent) {
    if (method === 'mastodon') setAsksInstance(offBecause === undefined && !asksInstance);
    else if (event.currentTarget instanceof HTMLAnchorElement) {
      count(method);
      followInPopup(event.nativeEvent, factsOf(method));
    } else void pick(method);
  }
  const outcome = copied === undefined ? undefined : { text: copied ? COPIED : NOT_COPIED, isGood: copied };

  return (
    <div className={styles.root}>
      {offBecause !== undefined && (
        <p id={offId} className={styles.off}>
          {offBecause}
        </p>
      )}
      <ul ref={list} className={styles.list}>
        {shown.map((method) => (
          <li key={method}>
            <MethodTile
              method={method}
              href={link ? undefined : addressOf(method, url)}
              outcome={method === 'clipboard' ? outcome : undefined}
              busy={busy === method}
              offBecause={offBecause === undefined ? undefined : offId}
              expanded={method === 'mastodon' ? asksInstance : undefined}
              onClick={(event) => press(method, event)}
            />
          </li>
        ))}
        {!showsAll && (
          <li>
            <MoreTile onClick={() => setWantsAll(true)} />
          </li>
        )}
      </ul>
      <Hidden role="status">{busy ? MAKING : ''}</Hidden>
      {asksInstance && (
        <MastodonForm
          onCancel={closeForm}
          onChosen={(origin) => {
            closeForm();
            void pick('mastodon', origin);
          }}
        />
      )}
      {byHand !== undefined && <ByHand key={byHand} link={byHand} />}
      {blocked !== undefined && (
        <p role="status" className={styles.blocked}>
          <span>{`${BLOCKED} `}</span>
          <a href={blocked} target="_blank" rel="noopener">
            {kind === 'gift' ? OPEN_GIFT : OPEN_SHARE}
          </a>
        </p>
      )}
      {hasSheet && offBecause === undefined && (
        <Button icon={shareIcon} busy={busy === 'device'} onClick={() => void pick('device')}>
          {BY_DEVICE}
        </Button>
      )}
    </div>
  );
}
