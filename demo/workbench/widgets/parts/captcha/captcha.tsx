import { useEffect, useRef } from 'react';
import type { Context } from '../../../../../core/runtime/feature/feature.ts';
import { widget } from '../../../../../core/runtime/feature/widget.tsx';
import { drawCaptcha } from '../../../../../core/ui/forms/captcha/captcha-view.ts';
import styles from './CaptchaStates.module.css';

/** The robot check while it loads, not completed, and with a script that does not load. */
export default widget({
  attributes: {},
  view: ({ context }) => (
    <div className={styles.root}>
      <State title="Nog niet geladen" context={context} />
      <State title="Geladen" context={context} then={(load) => load()} />
      <State title="Overgeslagen bij het versturen" context={context} then={(_, miss) => miss()} />
      <State
        title="Script komt niet"
        context={context}
        script="/third-party/captcha/api.js?fault=500"
        then={(load) => load()}
      />
      <State
        title="Verloopt na twee seconden"
        context={context}
        script="/third-party/captcha/api.js?state=expires"
        then={(load) => load()}
      />
    </div>
  ),
});

interface StateProps {
  readonly title: string;
  readonly context: Context;
  readonly script?: string;
  readonly then?: (load: () => void, miss: () => void) => void;
}

function State({ title, context, script, then }: StateProps) {
  const host = useRef<HTMLDivElement>(null);
  const start = useRef(then);
  useEffect(() => {
    if (!host.current) return;
    const controller = new AbortController();
    const { page } = context;
    const config = script ? { ...page.config, scripts: { captcha: script } } : page.config;
    const { captcha } = drawCaptcha(host.current, { page: { ...page, config }, signal: controller.signal });
    start.current?.(captcha.load, captcha.missed);
    return () => controller.abort();
  }, [context, script]);
  return (
    <div>
      <h3>{title}</h3>
      <div ref={host} />
    </div>
  );
}
