import type { User } from '@salvia/contract/people/current-user'

/**
 * Buyers are shown what they pay; an approved practitioner may see prices without VAT (docs/domain.md, Prices and
 * VAT).
 */
export const mayShowNet = (user: User | null | undefined): boolean =>
  user?.isPractitioner === true && user.isApproved
