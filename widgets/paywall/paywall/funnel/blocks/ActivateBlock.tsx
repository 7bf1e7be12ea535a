import { LinkButton } from '../../../../../core/ui/link-button/LinkButton.tsx';
import styles from '../Funnel.module.css';
import { BlockHeading } from './BlockHeading.tsx';
import { BlockText } from './BlockText.tsx';
import type { BlockProps } from './block-props.ts';
import { ACTIVATE } from './texts.ts';

/** Links to the activation of the subscription; without a link there is no button [funnel-blocks-3]. */
export function ActivateBlock({ block: { content }, headingId, funnel }: BlockProps) {
  const { activationLink } = funnel.state;
  return (
    <>
      <BlockHeading text={content.header} id={headingId} />
      <BlockText text={content.text} />
      {activationLink !== undefined && (
        <LinkButton look="primary" href={activationLink} className={styles.button}>
          {ACTIVATE}
        </LinkButton>
      )}
    </>
  );
}
