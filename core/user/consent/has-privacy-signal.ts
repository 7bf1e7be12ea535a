/**
 * Whether the browser sends Global Privacy Control (W3C, `navigator.globalPrivacyControl`, the header `Sec-GPC`): the
 * visitor's request not to be tracked by others.
 */
export const hasPrivacySignal = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
