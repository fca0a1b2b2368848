import { randomBytes } from 'node:crypto'
import { shareCodeFrom } from '@salvia/rules/plans/share-code'
import type { Db } from '#db/database'
import { findOwnCode } from '../data/referral-queries.ts'
import { referralCodes } from '../data/referral-tables.ts'

const BYTES_TO_DRAW_FROM = 32

/** A practitioner's code, created on first request; concurrent requests get the same code. */
export async function ownCode(db: Db, practitionerId: string, now: Date): Promise<string> {
  for (;;) {
    const known = await findOwnCode(db, practitionerId)
    if (known !== null) return known
    const code = shareCodeFrom(randomBytes(BYTES_TO_DRAW_FROM))
    if (code !== null)
      await db.insert(referralCodes).values({ practitionerId, code, createdAt: now }).onConflictDoNothing()
  }
}
