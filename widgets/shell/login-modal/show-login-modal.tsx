import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../../core/ui/button/Button.tsx';
import { openDialog } from '../../../core/ui/dialog/open-dialog.tsx';
import { LinkButton } from '../../../core/ui/link-button/LinkButton.tsx';
import type { Invitation } from './invitation.ts';

/** Milliseconds in which the modal fades out [login-modal-3]. */
const FADE_OUT = 450;

/**
 * Shows the modal until it closes [login-modal-4]. It has no history entry: the visitor did not open it, and the back
 * button must leave the page.
 * @param invitation its content
 * @param signal closes it
 */
export async function showLoginModal(invitation: Invitation, signal: AbortSignal): Promise<void> {
  const { title, body, login, close } = invitation;
  await openDialog<'closed'>({
    title,
    operation: undefined,
    signal,
    fadeOut: FADE_OUT,
    render: () => <Served body={body} />,
    footer: (answer) => (
      <>
        <Button onClick={() => answer('closed')}>{close}</Button>
        <LinkButton look="primary" href={login.address} data-focus-first="">
          {login.label}
        </LinkButton>
      </>
    ),
  });
}

/** The server's content, as nodes: it never becomes markup again. */
function Served({ body }: { readonly body: DocumentFragment }) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    container.current?.append(body);
  }, [body]);
  return <div ref={container} />;
}
