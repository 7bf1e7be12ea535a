import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { isMotionReduced } from '../overlay/motion.ts';
import { FADE_OUT } from './fade-out.ts';

/**
 * An element at the end of `<body>` for what lies over the page: there no style, `display` or `inert` of a hook
 * reaches it. It stays until the fade is over.
 * @param open whether it is there; when it becomes false, the fade begins
 * @param gone is called when the element has left the page
 * @param fadeOut milliseconds of the fade
 * @returns undefined while there is none
 */
export function useHost(
  open: boolean,
  gone: (() => void) | undefined,
  fadeOut: number = FADE_OUT,
): HTMLElement | undefined {
  const [host, setHost] = useState<HTMLElement>();
  if (open && !host) setHost(document.createElement('div'));
  const reportGone = useEffectEvent(() => gone?.());

  useLayoutEffect(() => {
    if (!host) return;
    document.body.append(host);
    return () => host.remove();
  }, [host]);

  useLayoutEffect(() => {
    if (open || !host) return;
    const leave = () => {
      setHost(undefined);
      reportGone();
    };
    const timer = setTimeout(leave, isMotionReduced() ? 0 : fadeOut);
    return () => clearTimeout(timer);
  }, [open, host, fadeOut]);

  return host;
}
