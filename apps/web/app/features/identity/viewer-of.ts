import type { User } from '@salvia/contract/people/current-user'

/** The user in the shape access rules take. */
export const viewerOf = ({ id, isAdmin, isPractitioner, isApproved }: User) => ({
  isAdmin,
  isApprovedPractitioner: isPractitioner && isApproved,
  practitionerId: isPractitioner ? id : null,
})
