import type { ReactNode } from 'react';
import { Hidden } from '../hidden/Hidden.tsx';
import { Icon } from '../icon/Icon.tsx';
import { loaderCircle, type Shape } from '../icon/shapes.ts';
import styles from './Button.module.css';

/**
 * `primary` once per block, for what the block is about; `quiet` for the rest; `outlined` where the ground is
 * sunken already; `plain` within text and for what stands back.
 */
export type ButtonLook = 'primary' | 'quiet' | 'outlined' | 'plain';

export interface ButtonContentProps {
  readonly look?: ButtonLook | undefined;
  /** Stands before the words. */
  readonly icon?: Shape | undefined;
  /** Shows the icon only; the words stay the name. */
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

/** Icon and words. While busy they stay where they are, unseen, so that the width and the name remain. */
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

/** The classes of a button or a link that looks like one. */
export function buttonClass(
  look: ButtonLook,
  labelHidden: boolean | undefined,
  className: string | undefined,
): string {
  return [styles.root, styles[look], labelHidden && styles.square, className].filter(Boolean).join(' ');
}
