import { useContentLanguage } from '../../../core/runtime/feature/content-language.ts';
import { Button } from '../../../core/ui/button/Button.tsx';
import styles from './ConsentGate.module.css';
import { FRAME_TITLE, GATE_TEXT, SETTINGS } from './texts.ts';

export interface ConsentGateProps {
  /** The content if consent was given; undefined without consent, when the notice is shown. */
  readonly frame: { readonly address: string; readonly title: string | undefined } | undefined;
  /** Called when the visitor wants to change their consent. */
  readonly onSettings: () => void;
}

/** The frame, or the reason why it is blocked and a button to allow it [consent-7]. */
export function ConsentGate({ frame, onSettings }: ConsentGateProps) {
  const language = useContentLanguage();
  if (frame) {
    return (
      <iframe
        className={styles.frame}
        src={frame.address}
        title={frame.title ?? FRAME_TITLE}
        lang={frame.title === undefined ? undefined : language}
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <div className={styles.notice} data-gate-notice="">
      <p className={styles.text}>{GATE_TEXT}</p>
      <Button look="outlined" aria-haspopup="dialog" onClick={onSettings}>
        {SETTINGS}
      </Button>
    </div>
  );
}
