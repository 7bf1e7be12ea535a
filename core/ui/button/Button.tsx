import { type ComponentPropsWithRef, type MouseEvent, useId } from 'react';
import { Hidden } from '../hidden/Hidden.tsx';
import { ButtonContent, type ButtonContentProps, buttonClass } from './ButtonContent.tsx';
import { BUSY } from './texts.ts';

type Native = Omit<
  ComponentPropsWithRef<'button'>,
  'children' | 'className' | 'disabled' | 'aria-disabled' | 'aria-busy'
>;

export interface ButtonProps extends Native, ButtonContentProps {
  /**
   * True while the action is pending: the button keeps its width and its focus, ignores clicks, and announces its
   * state. Pass false when no action is pending, so that the live region already exists.
   */
  readonly busy?: boolean | undefined;
  /** The reason why the button is disabled, as a sentence: the button stays in the tab order and is described by it. */
  readonly disabledReason?: string | undefined;
}

/**
 * A button. Use `className` for its layout (margins, width); colours and padding belong to the part. It has no
 * `disabled`: a button that cannot be pressed stays focusable and gives the reason.
 */
export function Button({
  look = 'quiet',
  icon,
  labelHidden,
  busy,
  disabledReason,
  className,
  children,
  onClick,
  'aria-describedby': describedBy,
  ...native
}: ButtonProps) {
  const reasonId = useId();
  const isOff = busy === true || disabledReason !== undefined;

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (!isOff) return onClick?.(event);
    // A disabled button must not submit its form, and its click must not reach parent elements.
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <>
      <button
        type="button"
        {...native}
        className={buttonClass(look, labelHidden, className)}
        aria-disabled={isOff || undefined}
        aria-busy={busy || undefined}
        aria-describedby={joinIds(describedBy, disabledReason === undefined ? undefined : reasonId)}
        title={disabledReason ?? native.title}
        onClick={press}
      >
        <ButtonContent icon={icon} labelHidden={labelHidden} busy={busy}>
          {children}
        </ButtonContent>
      </button>
      {busy !== undefined && <Hidden role="status">{busy ? BUSY : ''}</Hidden>}
      {/* The text is not displayed and is only a description: adding and removing it does not lay out the page, which may be scrolling. */}
      {disabledReason !== undefined && (
        <Hidden id={reasonId} hidden>
          {disabledReason}
        </Hidden>
      )}
    </>
  );
}

function joinIds(...ids: (string | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
