/** What can wait for an admin, the most pressing first. */
export const waitingWork = [
  'orders',
  'notSent',
  'disputes',
  'withdrawals',
  'practitioners',
  'credentials',
  'messages',
  'imports',
] as const
export type WaitingWork = (typeof waitingWork)[number]
