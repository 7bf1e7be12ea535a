import { loginAddress } from '../../platform/navigation/login-address.ts';
import styles from './Settings.module.css';

interface LoginMessageProps {
  /** The link's text, with which the sentence starts. */
  readonly link: string;
  /** The rest of the sentence, including the space before it. */
  readonly rest: string;
}

/** The message that replaces settings for a visitor who has to log in first. */
export function LoginMessage({ link, rest }: LoginMessageProps) {
  return (
    <p className={styles.message}>
      <a className={styles.link} href={loginAddress()}>
        {link}
      </a>
      <span>{rest}</span>
    </p>
  );
}
