import type { RichText as Text } from '../../../../../core/platform/html/rich-text.ts';
import { plainText } from '../../../../../core/platform/html/rich-text.ts';
import { RichText } from '../../../../../core/ui/rich-text/RichText.tsx';
import styles from '../Funnel.module.css';

interface BlockHeadingProps {
  readonly text: Text;
  /** Set for the heading that names the step; it can receive the focus [funnel-flow-14]. */
  readonly id: string | undefined;
  /** The id of a heading that names only its block. */
  readonly ownId?: string | undefined;
}

/** The header of a block: the step's heading, or one level below it. Renders nothing if it is empty. */
export function BlockHeading({ text, id, ownId }: BlockHeadingProps) {
  if (plainText(text) === '') return null;
  if (id !== undefined) {
    return (
      <h2 id={id} tabIndex={-1} className={styles.heading}>
        <RichText text={text} inline />
      </h2>
    );
  }
  return (
    <h3 id={ownId} className={styles.subheading}>
      <RichText text={text} inline />
    </h3>
  );
}
