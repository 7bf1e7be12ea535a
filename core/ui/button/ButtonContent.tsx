import type { ReactNode } from 'react';
import { Hidden } from '../hidden/Hidden.tsx';
import { Icon } from '../icon/Icon.tsx';
import { loaderCircle, type Shape } from '../icon/shapes.ts';
import styles from './Button.module.css';

/**
 * `primary` once per block, for the main action; `quiet` for other actions; `outlined` on a sunken background; `plain`
 * within text and for minor actions.
 */
export const BUTTON_LOOKS = ['primary', 'quiet', 'outlined', 'plain'] as const;

export type ButtonLook = (typeof BUTTON_LOOKS)[number];

export interface ButtonContentProps {
  readonly look?: ButtonLook | undefined;
  /** Shown before the text. */
  readonly icon?: Shape | undefined;
  /** Shows only the icon; the text stays the accessible name. */
  readonly labelHidden?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

interface ContentProps {
  readonly icon: Shape | undefined;
  readonly labelHidden: boolean | undefined;
  readonly busy?: boolean | undefined;
  readonly children: ReactNode;
}

/** Icon and text. While busy they are invisible but keep their place, so that the width and the name remain. */
export function ButtonContent({ icon, labelHidden, busy, children }: ContentProps) {
  return (
    <>
      <span className={styles.content}>
        {icon && <Icon shape={icon} className={styles.icon} />}
        {labelHidden ? <Hidden>{children}</Hidden> : <span className={styles.label}>{children}</span>}
      </span>
      {busy && <Icon shape={loaderCircle} className={styles.spinner} />}
    </>
  );
}

/** Returns the classes of a button, or of a link that looks like one. */
export function buttonClass(
  look: ButtonLook,
  labelHidden: boolean | undefined,
  className: string | undefined,
): string {
  return [styles.root, styles[look], labelHidden && styles.square, className].filter(Boolean).join(' ');
}
