import { useEffect, useRef } from 'react';
import { widget } from '../../../../../core/runtime/feature/widget.tsx';
import { followInPopup } from '../../../../../core/ui/popup/popup.ts';
import styles from './PopupExamples.module.css';

/** Links that open in a popup if there is room. */
export default widget({
  attributes: {},
  view: function PopupExamples() {
    const links = useRef<HTMLParagraphElement>(null);
    useEffect(() => {
      const controller = new AbortController();
      const follow = (event: MouseEvent) => {
        const isTall = event.target instanceof Element && event.target.matches('[data-tall]');
        followInPopup(event, isTall ? { height: 560 } : {});
      };
      links.current?.addEventListener('click', follow, { signal: controller.signal });
      return () => controller.abort();
    }, []);
    return (
      <p ref={links} className={styles.root}>
        <a href="/sectie/binnenland/">Gewone maat</a>
        <a href="/sectie/buitenland/" data-tall="">
          Hoger
        </a>
        <a href="mailto:redactie@nmt.example">Geen webadres</a>
      </p>
    );
  },
});
