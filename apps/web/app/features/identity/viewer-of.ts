import type { User } from '@salvia/contract/people/current-user'

/** The user as rules on access ask for one. */
export const viewerOf = ({ id, isAdmin, isPractitioner, isApproved }: User) => ({
  isAdmin,
  isApprovedPractitioner: isPractitioner && isApproved,
  practitionerId: isPractitioner ? id : null,
})
