import type { Welcome } from '../modules/identity/index.ts'
import { makePractitioner } from '../modules/people/index.ts'
import { recordReferral } from '../modules/referrals/index.ts'

/** Every practitioner gets a record at sign-up, linked to the colleague whose code was used. */
export const welcome: Welcome = async (tx, { userId, userKind, referrerCode }, now) => {
  if (userKind !== 'Practitioner') return
  const { programId } = await recordReferral(tx, { newcomerId: userId, code: referrerCode }, now)
  await makePractitioner(tx, userId, { referralProgramId: programId })
}
