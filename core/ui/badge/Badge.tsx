import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { Shape } from '../icon/shapes.ts';
import styles from './Badge.module.css';

interface BadgeProps {
  /** `accent` for live or new content; the others for states, which the text or the icon names as well. */
  readonly tone?: 'accent' | 'neutral' | 'good' | 'bad' | 'warn' | undefined;
  readonly icon?: Shape | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A word or a number that labels the element next to it. */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span className={[styles.root, styles[tone], className].filter(Boolean).join(' ')}>
      {icon && <Icon shape={icon} className={styles.icon} />}
      <span>{children}</span>
    </span>
  );
}
