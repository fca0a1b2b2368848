import type { User } from '@salvia/contract/identity/identity'

/** Buyers are shown what they pay; an approved practitioner may see prices without VAT (domain, Prices and VAT). */
export const mayShowNet = (user: User | null | undefined): boolean =>
  user?.isPractitioner === true && user.isApproved
