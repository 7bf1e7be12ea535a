import { useContentLanguage } from '../../../core/runtime/feature/content-language.ts';
import { LinkButton } from '../../../core/ui/link-button/LinkButton.tsx';
import styles from './EditorLinks.module.css';
import { NAME } from './texts.ts';

interface EditorLinksProps {
  /** With allowed addresses. */
  readonly links: readonly {
    readonly address: string;
    readonly text: string;
    /** Whether the text is the page's own, in its language. */
    readonly isServed: boolean;
  }[];
}

/** Links to editors, in a tab of their own: the page stays open, and what is changed is looked at there again. */
export function EditorLinks({ links }: EditorLinksProps) {
  const language = useContentLanguage();
  // Without a link the row stays empty: what the server sent may lead anywhere.
  if (links.length === 0) return <div className={styles.root} />;
  return (
    <nav className={styles.root} aria-label={NAME}>
      {links.map(({ address, text, isServed }) => (
        <LinkButton
          key={address + text}
          href={address}
          lang={isServed ? language : undefined}
          target="_blank"
          rel="noopener"
        >
          {text}
        </LinkButton>
      ))}
    </nav>
  );
}
