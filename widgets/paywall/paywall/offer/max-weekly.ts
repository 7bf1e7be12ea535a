/** Cents a week above which a price is taken for that of a month or a period: no newspaper costs as much. */
export const MAX_WEEKLY_CENTS: bigint | undefined = 5000n;
