import { useRef } from 'react';
import { useCoverBottom } from '../../../../core/ui/bottom-bar/use-cover-bottom.ts';
import { closeClass } from '../../../../core/ui/button/close-button.ts';
import { chevronDown } from '../../../../core/ui/icon/chevrons.ts';
import { Icon } from '../../../../core/ui/icon/Icon.tsx';
import { x } from '../../../../core/ui/icon/shapes.ts';
import styles from './ResumeOffer.module.css';
import { DISMISS, RESUME, resumeText } from './texts.ts';

export interface ResumeOfferProps {
  /** The name of the position at which the visitor stopped. */
  readonly name: string;
  readonly onResume: () => void;
  readonly onDismiss: () => void;
}

/** Offers to continue where the visitor stopped, over the bottom of the window, where it moves nothing [design]. */
export function ResumeOffer({ name, onResume, onDismiss }: ResumeOfferProps) {
  const root = useRef<HTMLDivElement>(null);
  useCoverBottom(root, 'float');
  return (
    // A div, so that a theme's rules for sections do not apply.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div ref={root} className={styles.root} role="region" aria-label={RESUME}>
      <button type="button" className={styles.go} onClick={onResume}>
        <Icon shape={chevronDown} />
        <span className={styles.text}>{resumeText(name)}</span>
      </button>
      <button type="button" className={closeClass} aria-label={DISMISS} onClick={onDismiss}>
        <Icon shape={x} />
      </button>
    </div>
  );
}
