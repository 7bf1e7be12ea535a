import { expect, it } from 'vitest';
import { SHARE_METHODS } from '../../../../../core/domain/share/methods.ts';
import { SHARING } from '../../../../../core/runtime/config/contract/sharing.contract.ts';
import share from '../../../../../widgets/article/share/share.contract.ts';

// A floor of core may not import from one above it: each has the list for itself.
it.each([
  ['shareOrder.large', SHARING.shareOrder?.properties?.large?.items?.enum],
  ['shareOrder.wide', SHARING.shareOrder?.properties?.wide?.items?.enum],
  ['shareOrder.narrow', SHARING.shareOrder?.properties?.narrow?.items?.enum],
  ['shareUtm', SHARING.shareUtm?.propertyNames?.enum],
  ['data-share-method', share.parts[0]?.attributes[0]?.values],
])(
  'the contract names the methods of sharing, in their order: %s [share-1, share-modal-2]',
  (_name, names) => {
    expect(names).toEqual(SHARE_METHODS);
  },
);
