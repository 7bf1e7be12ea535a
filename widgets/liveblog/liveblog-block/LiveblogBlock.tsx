import styles from './LiveblogBlock.module.css';

interface LiveblogBlockProps {
  readonly text: string;
  readonly hasEnded: boolean;
}

/** The label of a liveblog. */
export function LiveblogBlock({ text, hasEnded }: LiveblogBlockProps) {
  return <span className={hasEnded ? `${styles.root} ${styles.ended}` : styles.root}>{text}</span>;
}
