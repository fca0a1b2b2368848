import type { User } from '@salvia/contract/people/current-user'

/** Buyers see gross prices; approved practitioners may switch to net (docs/domain.md, Prices and VAT). */
export const mayShowNet = (user: User | null | undefined): boolean =>
  user?.isPractitioner === true && user.isApproved
