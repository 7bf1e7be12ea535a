import { useId } from 'react';
import { plainText } from '../../../../../core/platform/html/rich-text.ts';
import styles from '../Funnel.module.css';
import { BlockHeading } from './BlockHeading.tsx';
import { BlockText } from './BlockText.tsx';
import type { BlockProps } from './block-props.ts';

/** The heading of the step with its lead [funnel-blocks-4]. */
export function HeaderBlock({ block: { content }, headingId }: BlockProps) {
  return (
    <>
      <BlockHeading text={content.header} id={headingId} />
      <BlockText text={content.text} className={styles.lead} />
    </>
  );
}

/** Formatted text under a header [funnel-blocks-13]. */
export function TextBlock({ block: { content }, headingId }: BlockProps) {
  return (
    <>
      <BlockHeading text={content.header} id={headingId} />
      <BlockText text={content.text} />
    </>
  );
}

/** A coloured strip across the step, named by its header [funnel-blocks-25]. */
export function BannerBlock({ block: { content }, headingId }: BlockProps) {
  const id = useId();
  const isNamed = plainText(content.header) !== '';
  return (
    <section className={styles.banner} aria-labelledby={isNamed ? (headingId ?? id) : undefined}>
      <BlockHeading text={content.header} id={headingId} ownId={id} />
      <BlockText text={content.text} />
    </section>
  );
}
