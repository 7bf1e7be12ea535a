import { useState } from 'react';
import type { Context } from '../../../core/runtime/feature/feature.ts';
import { type HeldHeight, useSettle } from '../../../core/ui/held-height/use-settle.ts';
import { LoadFailure } from '../../../core/ui/settings/LoadFailure.tsx';
import { type Family, loadFamily } from './load-family.ts';
import { MemberList } from './MemberList.tsx';
import { Parent } from './Parent.tsx';
import { FAILED, RETRY } from './texts.ts';

interface FamilySettingsProps extends HeldHeight {
  /** The result of the first call. */
  readonly first: Family;
  readonly context: Context;
  /** Called when the visitor no longer has a family subscription. */
  readonly onNone: () => void;
}

/** The family of the current account, by its role [family-settings-4]. */
export function FamilySettings({ first, context, onNone, settle }: FamilySettingsProps) {
  useSettle(settle, true);
  const [family, setFamily] = useState(first);
  const [isBusy, setBusy] = useState(false);

  async function retry() {
    setBusy(true);
    const found = await loadFamily(context.feature, context.signal);
    setBusy(false);
    if (found.role === 'none') onNone();
    else setFamily(found);
  }

  if (family.role === 'main') return <MemberList served={family.members} context={context} />;
  if (family.role === 'sub') return <Parent parent={family.parent} context={context} onLeft={onNone} />;
  return <LoadFailure text={FAILED} retry={RETRY} busy={isBusy} onRetry={() => void retry()} />;
}
