import styles from './liveblog-widget.module.css';

/**
 * Makes the widget's live region: it must be there before it speaks.
 * @param hook the widget
 * @param signal takes it away
 * @returns tells a screen reader something, politely
 */
export function createStatus(hook: HTMLElement, signal: AbortSignal): (text: string) => void {
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  status.className = styles.status ?? '';
  hook.append(status);
  signal.addEventListener('abort', () => status.remove());
  return (text) => {
    status.textContent = text;
  };
}
