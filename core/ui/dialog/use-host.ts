import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { create } from '../../platform/dom/create.ts';
import { isMotionReduced } from '../overlay/motion.ts';
import { FADE_OUT } from './fade-out.ts';

/**
 * Creates an element at the end of `<body>` for content over the page, to which no style, `display` or `inert` of a
 * hook applies. It stays until the fade has ended.
 * @param open whether it exists; when it becomes false, the fade begins
 * @param onExited called when the element is removed
 * @param fadeOut milliseconds of the fade
 * @returns undefined while there is none
 */
export function useHost(
  open: boolean,
  onExited: (() => void) | undefined,
  fadeOut: number = FADE_OUT,
): HTMLElement | undefined {
  const [host, setHost] = useState<HTMLElement>();
  if (open && !host) setHost(create('div'));
  const reportExited = useEffectEvent(() => onExited?.());

  useLayoutEffect(() => {
    if (open && host?.isConnected === false) document.body.append(host);
  }, [open, host]);

  useLayoutEffect(() => () => host?.remove(), [host]);

  useLayoutEffect(() => {
    if (open || !host) return;
    const leave = () => {
      setHost(undefined);
      reportExited();
    };
    const timer = setTimeout(leave, isMotionReduced() ? 0 : fadeOut);
    return () => clearTimeout(timer);
  }, [open, host, fadeOut]);

  return host;
}
