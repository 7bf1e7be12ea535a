import { listItems } from '../../../../../core/platform/html/rich-text.ts';
import { Icon } from '../../../../../core/ui/icon/Icon.tsx';
import { check } from '../../../../../core/ui/icon/shapes.ts';
import { RichText } from '../../../../../core/ui/rich-text/RichText.tsx';
import { BlockHeading } from './BlockHeading.tsx';
import { BlockText } from './BlockText.tsx';
import type { BlockProps } from './block-props.ts';
import styles from './ListBlocks.module.css';
import { momentOf } from './moment-of.ts';
import { numbered } from './numbered.ts';

/** Selling points, each with a check mark [funnel-blocks-20]; without a list a paragraph [funnel-blocks-21]. */
export function UspsBlock({ block: { content }, headingId }: BlockProps) {
  const items = listItems(content.text);
  return (
    <>
      <BlockHeading text={content.header} id={headingId} />
      {items.length === 0 ? (
        <BlockText text={content.text} />
      ) : (
        <ul className={styles.usps}>
          {numbered(items).map(({ item, number }) => (
            <li key={number} className={styles.usp}>
              <Icon shape={check} className={styles.check} />
              <span>
                <RichText text={item} inline />
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The moments of a timeline; the first is now [funnel-blocks-14, funnel-blocks-15]. */
export function TimelineBlock({ block: { content }, headingId }: BlockProps) {
  const moments = listItems(content.text).map(momentOf);
  return (
    <>
      <BlockHeading text={content.header} id={headingId} />
      {moments.length === 0 ? (
        <BlockText text={content.text} />
      ) : (
        <ol className={styles.timeline}>
          {numbered(moments).map(({ item: { when, what }, number }) => (
            <li key={number} className={styles.moment} aria-current={number === 1 ? 'step' : undefined}>
              <span className={styles.dot} aria-hidden="true" />
              <strong className={styles.when}>
                <RichText text={when} inline />
              </strong>{' '}
              <span className={styles.what}>
                <RichText text={what} inline />
              </span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
