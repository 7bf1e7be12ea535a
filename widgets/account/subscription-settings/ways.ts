/** The hook's attributes that a subscription needs. */
export interface Ways {
  readonly open: 'overview' | 'cancel';
  readonly withdrawalUrl: string | undefined;
  readonly customerServiceUrl: string | undefined;
}
