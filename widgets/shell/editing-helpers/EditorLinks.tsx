import { useContentLanguage } from '../../../core/runtime/feature/content-language.ts';
import { LinkButton } from '../../../core/ui/link-button/LinkButton.tsx';
import styles from './EditorLinks.module.css';
import { NAME } from './texts.ts';

interface EditorLinksProps {
  /** The links, with allowed addresses. */
  readonly links: readonly {
    readonly address: string;
    readonly text: string;
    /** Whether the text comes from the page, and is in its language. */
    readonly isServed: boolean;
  }[];
}

/** Links to editors, which open in a new tab: the page stays open, so that changes can be checked there. */
export function EditorLinks({ links }: EditorLinksProps) {
  const language = useContentLanguage();
  // Without a link the row is empty, because the server's own links may lead anywhere.
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
