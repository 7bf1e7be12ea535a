import type { MouseEvent } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { check, link, mail, type Shape } from '../../../ui/icon/shapes.ts';
import type { ShareMethod } from '../methods.ts';
import { METHOD_LABELS, METHOD_NAMES } from '../texts.ts';
import { bluesky, facebook, linkedin, mastodon, reddit, threads, whatsapp, x } from './logos.ts';
import styles from './Ways.module.css';

/** The networks' own logos; other methods use an icon of the icon set. */
const MARKS: Record<ShareMethod, Shape> = {
  mail,
  linkedin,
  facebook,
  reddit,
  whatsapp,
  mastodon,
  bluesky,
  threads,
  twitter: x,
  clipboard: link,
};

interface MethodTileProps {
  readonly method: ShareMethod;
  /** The address; makes the tile a link. */
  readonly href?: string | undefined;
  /** A text that temporarily replaces the name. */
  readonly outcome?: { readonly text: string; readonly isGood: boolean } | undefined;
  readonly busy?: boolean | undefined;
  /** The id of the text with the reason why the tile is disabled. */
  readonly offBecause?: string | undefined;
  readonly expanded?: boolean | undefined;
  readonly onClick: (event: MouseEvent) => void;
}

/** One sharing method: an icon and a name, as a link if it has an address. */
export function MethodTile({ method, href, outcome, busy, offBecause, expanded, onClick }: MethodTileProps) {
  const mark = outcome?.isGood ? check : MARKS[method];
  const content = (
    <>
      <span className={styles.mark} aria-hidden="true">
        <Icon shape={mark} />
      </span>
      <span className={styles.name}>{outcome?.text ?? METHOD_LABELS[method]}</span>
    </>
  );
  // The visible text is part of the accessible name (WCAG 2.5.3).
  const common = {
    className: outcome?.isGood ? `${styles.tile} ${styles.good}` : styles.tile,
    'aria-label': outcome?.text ?? METHOD_NAMES[method],
    'data-share-method': method,
    onClick,
  };
  if (href !== undefined) {
    const leaves = method === 'mail' ? {} : { target: '_blank', rel: 'noopener' };
    return (
      <a {...common} {...leaves} href={href}>
        {content}
      </a>
    );
  }
  return (
    <button
      {...common}
      type="button"
      aria-busy={busy || undefined}
      aria-disabled={offBecause !== undefined || undefined}
      aria-describedby={offBecause}
      aria-expanded={expanded}
    >
      {content}
    </button>
  );
}
