import type { ComponentPropsWithRef } from 'react';
import { ButtonContent, type ButtonContentProps, buttonClass } from '../button/ButtonContent.tsx';

type Native = Omit<ComponentPropsWithRef<'a'>, 'children' | 'className' | 'href'>;

interface LinkButtonProps extends Native, ButtonContentProps {
  /** Where it leads; an address from outside has to pass the site's own check first. */
  readonly href: string;
}

/** A link that looks like a button: for what leads to another page. What acts on this page is a `Button`. */
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
