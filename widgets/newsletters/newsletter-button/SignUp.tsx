import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { OptinOutcome } from '../../../core/domain/newsletters/optins.ts';
import { needsConfirmation } from '../../../core/domain/newsletters/rights.ts';
import { loadFragment } from '../../../core/platform/html/load-fragment.ts';
import { isAborted } from '../../../core/platform/http/http-error.ts';
import { siteConfig } from '../../../core/runtime/config/site-config.ts';
import { featureHook } from '../../../core/runtime/feature/feature-hook.ts';
import { warn } from '../../../core/runtime/log/log.ts';
import type { Page } from '../../../core/runtime/page/page.ts';
import { Button } from '../../../core/ui/button/Button.tsx';
import { Captcha, useCaptcha } from '../../../core/ui/forms/captcha/Captcha.tsx';
import { Field } from '../../../core/ui/forms/react/Field.tsx';
import { Form } from '../../../core/ui/forms/react/Form.tsx';
import { useForm } from '../../../core/ui/forms/react/use-form.ts';
import { Icon } from '../../../core/ui/icon/Icon.tsx';
import { check } from '../../../core/ui/icon/shapes.ts';
import { Served } from '../../../core/ui/served/Served.tsx';
import type { Newsletter } from './newsletter.ts';
import styles from './SignUp.module.css';
import { CLOSE, CONFIRM, EMAIL, NOT_VERIFIED, SUBSCRIBE, SUCCESS, successText } from './texts.ts';

/** Other newsletters, as HTML [newsletter-overlay-4]. */
const ALTERNATIVES = '/newsletters/alternatives';

interface SignUpProps {
  readonly page: Page;
  readonly newsletter: Newsletter;
  /** The default value of the field. */
  readonly email: string | undefined;
  /** The newsletters to which the visitor is subscribed, which are not suggested. */
  readonly known: () => readonly string[];
  readonly send: (form: { email: string; captcha: string }) => Promise<OptinOutcome>;
  readonly onClose: () => void;
}

/** The sign-up form of logged-out visitors, and the section that replaces it after success [newsletter-overlay-3]. */
export function SignUp({ page, newsletter, email, known, send, onClose }: SignUpProps) {
  const captcha = useCaptcha(page, NOT_VERIFIED);
  const form = useForm({
    async send(data) {
      await captcha.guard.settled?.();
      const error = captcha.guard.error();
      if (error !== undefined) {
        captcha.guard.focus();
        return { form: error };
      }
      const outcome = await send({ email: String(data.get('email')), captcha: captcha.response() });
      if (outcome === 'done') return undefined;
      // A failure is logged and shows no message [newsletter-button-8]; its token is used up.
      captcha.guard.onSendFailed();
      return {};
    },
  });
  const isVerified = captcha.guard.error() === undefined;
  const { dispatch } = form.store;
  useEffect(() => {
    if (isVerified) dispatch({ type: 'changed', field: captcha.guard.name, error: undefined });
  }, [isVerified, dispatch, captcha.guard.name]);

  if (form.phase === 'sent') {
    return <Success page={page} newsletter={newsletter} known={known} onClose={onClose} />;
  }
  return (
    <Form form={form} className={styles.root}>
      <Field
        {...form.field('email')}
        label={EMAIL}
        type="email"
        autoComplete="email"
        defaultValue={email}
        required
      />
      <Captcha captcha={captcha} />
      <Button type="submit" look="primary" busy={form.busy}>
        {SUBSCRIBE}
      </Button>
    </Form>
  );
}

type SuccessProps = Pick<SignUpProps, 'page' | 'newsletter' | 'known' | 'onClose'>;

function Success({ page, newsletter: { code, name }, known, onClose }: SuccessProps) {
  const alternatives = useAlternatives(page, known);
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => section.current?.focus(), []);
  return (
    <section ref={section} tabIndex={-1} className={styles.success} aria-label={SUCCESS}>
      <p className={styles.thanks}>
        <Icon shape={check} className={styles.icon} />
        <strong>{successText(name)}</strong>
      </p>
      {needsConfirmation(code) && <p>{CONFIRM}</p>}
      {alternatives && <Served nodes={alternatives} className={styles.alternatives} />}
      <Button onClick={onClose}>{CLOSE}</Button>
    </section>
  );
}

/**
 * Fetches other newsletters; undefined until they have loaded, and if they could not be loaded [newsletter-overlay-5].
 */
function useAlternatives(page: Page, known: () => readonly string[]): readonly Node[] | undefined {
  const latest = useRef(known);
  const [content, setContent] = useState<readonly Node[]>();
  useEffect(() => {
    const controller = new AbortController();
    loadFragment(ALTERNATIVES, siteConfig(page), controller.signal).then(
      (content) => setContent(withoutKnown(content, latest.current())),
      (cause: unknown) => {
        if (!isAborted(cause)) warn('newsletter-button', `Other newsletters are left out: ${cause}`);
      },
    );
    return () => controller.abort();
  }, [page]);
  return content;
}

/** Removes the newsletters that the visitor already has; undefined if none is left to suggest. */
function withoutKnown(content: ParentNode, known: readonly string[]): readonly Node[] | undefined {
  const hooks = [...content.querySelectorAll<HTMLElement>(featureHook('[data-widget="newsletter-button"]'))];
  const old = hooks.filter((hook) => known.includes(hook.dataset.code?.trim() ?? ''));
  for (const hook of old) (hook.closest('article, li') ?? hook).remove();
  return hooks.length > 0 && old.length === hooks.length ? undefined : [...content.childNodes];
}
