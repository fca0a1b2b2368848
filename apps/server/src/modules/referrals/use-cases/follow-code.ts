import { utcDay } from '@salvia/rules/format/days'
import { fullName } from '@salvia/rules/people/full-name'
import { normaliseShareCode } from '@salvia/rules/plans/share-code'
import type { Db } from '#db/database'
import { notFound } from '#kernel/domain-error'
import { keyedHash } from '../../identity/index.ts'
import { findCodeOwner } from '../data/referral-queries.ts'
import { referralClicks } from '../data/referral-tables.ts'

type Click = {
  code: string
  /** Identifies a browser; stored as a keyed hash that changes daily. */
  visitor: string
  /** Self-referral is excluded: one's own click does not count. */
  userId: string | null
}

/** Counts a visitor who followed a code, once per day. Throws not-found for an unknown or invalid code. */
export async function followCode(
  { db, key }: { db: Db; key: string },
  { code, visitor, userId }: Click,
  now: Date,
): Promise<{ referralCode: string; referrerId: string; fullName: string }> {
  const referralCode = normaliseShareCode(code)
  const owner = await findCodeOwner(db, referralCode)
  if (!owner) throw notFound('user')
  const day = utcDay(now)
  if (owner.id !== userId)
    await db
      .insert(referralClicks)
      .values({ practitionerId: owner.id, day, visitorHash: keyedHash(key, `${day}:${visitor}`) })
      .onConflictDoNothing()
  return { referralCode, referrerId: owner.id, fullName: fullName(owner) }
}
