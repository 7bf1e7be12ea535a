import type { ComponentPropsWithRef } from 'react';
import { ButtonContent, type ButtonContentProps, buttonClass } from '../button/ButtonContent.tsx';

type Native = Omit<ComponentPropsWithRef<'a'>, 'children' | 'className' | 'href'>;

interface LinkButtonProps extends Native, ButtonContentProps {
  /** The address; an external address must be checked by the caller first. */
  readonly href: string;
}

/** A link that looks like a button, for navigation to another page. Use `Button` for actions on this page. */
export function LinkButton({
  look = 'quiet',
  icon,
  labelHidden,
  className,
  children,
  ...native
}: LinkButtonProps) {
  return (
    <a {...native} className={buttonClass(look, labelHidden, className)}>
      <ButtonContent icon={icon} labelHidden={labelHidden}>
        {children}
      </ButtonContent>
    </a>
  );
}
