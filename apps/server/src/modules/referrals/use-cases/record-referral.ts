import { normaliseShareCode } from '@salvia/rules/plans/share-code'
import type { Db } from '#db/database'
import { newId } from '#kernel/ids'
import { findCodeOwner, findProgram } from '../data/referral-queries.ts'
import { insertReferral } from './move-referral.ts'

type Arrived = { newcomerId: string; code: string | null }

/**
 * Records by whose code a practitioner signed up, as Pending under the program of the day. An unknown code does not
 * block sign-up. Returns the program; null if nothing was recorded, or none is in force.
 */
export async function recordReferral(
  tx: Db,
  { newcomerId, code }: Arrived,
  now: Date,
): Promise<{ programId: string | null }> {
  const referrer = code === null ? null : await findCodeOwner(tx, normaliseShareCode(code))
  if (!referrer) return { programId: null }
  const programId = (await findProgram(tx, now))?.id ?? null
  await insertReferral(tx, { id: newId(), referrerId: referrer.id, newcomerId, programId, createdAt: now })
  return { programId }
}
