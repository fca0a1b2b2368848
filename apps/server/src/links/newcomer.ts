import type { Welcome } from '../modules/identity/index.ts'
import { makePractitioner } from '../modules/people/index.ts'
import { recordReferral } from '../modules/referrals/index.ts'

/** A practitioner has a record of its own from the start, and the colleague by whose code it came. */
export const welcome: Welcome = async (tx, { userId, userKind, referrerCode }, now) => {
  if (userKind !== 'Practitioner') return
  const { programId } = await recordReferral(tx, { newcomerId: userId, code: referrerCode }, now)
  await makePractitioner(tx, userId, { referralProgramId: programId })
}
