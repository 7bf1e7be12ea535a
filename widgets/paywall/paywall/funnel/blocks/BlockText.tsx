import type { RichNode, RichText as Text } from '../../../../../core/platform/html/rich-text.ts';
import { RichText } from '../../../../../core/ui/rich-text/RichText.tsx';
import styles from '../Funnel.module.css';

const BLOCKS = /^(p|ul|ol|h2|h3)$/;

/** The text of a block with the editor's formatting; text outside a paragraph gets one. */
export function BlockText({
  text,
  className,
}: {
  readonly text: Text;
  readonly className?: string | undefined;
}) {
  if (text.length === 0) return null;
  const classes = className ? `${styles.text} ${className}` : styles.text;
  return text.some(isBlock) ? (
    <div className={classes}>
      <RichText text={text} />
    </div>
  ) : (
    <p className={classes}>
      <RichText text={text} />
    </p>
  );
}

function isBlock(node: RichNode): boolean {
  return typeof node !== 'string' && BLOCKS.test(node.tag);
}
