import type { ReferralFlag } from '@salvia/contract/words/referrals'
import type { ReferralSides } from '@salvia/rules/referrals/referral-bonuses'
import { flagsOfReferral, type ReferralTraits } from '@salvia/rules/referrals/referral-flags'
import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { users } from '../../identity/index.ts'
import type { ReferralReading } from '../referral-context.ts'
import { toProgram } from './referral-program-queries.ts'
import { referralPrograms } from './referral-program-tables.ts'
import { referrals } from './referral-tables.ts'

type Row = typeof referrals.$inferSelect
type Pair = Pick<Row, 'id' | 'referrerId' | 'newcomerId' | 'sharesDevice'>

async function lockAccounts(tx: Db, { referrerId, newcomerId }: Row) {
  const accounts = await tx
    .select({ id: users.id, status: users.userStatusId })
    .from(users)
    .where(inArray(users.id, [referrerId, newcomerId]))
    .orderBy(asc(users.id))
    .for('share')
  const sideOf = (practitionerId: string) => ({
    practitionerId,
    status: accounts.find(({ id }) => id === practitionerId)?.status ?? 'Deleted',
  })
  return { referrer: sideOf(referrerId), newcomer: sideOf(newcomerId) }
}

/**
 * A referral, locked until the caller's transaction ends, with both accounts as they stay that long; these first, as a
 * change of a practitioner does. Null if there is none.
 */
export async function lockReferral(
  tx: Db,
  referralId: string,
): Promise<{ row: Row; sides: ReferralSides } | null> {
  const isIt = eq(referrals.id, referralId)
  const [pair] = await tx.select().from(referrals).where(isIt)
  if (!pair) return null
  const accounts = await lockAccounts(tx, pair)
  const row = one(await tx.select().from(referrals).where(isIt).for('update'))
  const programs = tx.select().from(referralPrograms)
  const [program] = row.programId === null ? [] : await programs.where(eq(referralPrograms.id, row.programId))
  return { row, sides: { ...accounts, program: program ? toProgram(program) : null } }
}

const unknown: ReferralTraits = { bankAccount: null, addresses: [] }

/** Why an admin should look at some referrals, by referral. */
export async function findFlags(
  { db, sealed, traitsOf }: ReferralReading,
  pairs: Pair[],
): Promise<Map<string, ReferralFlag[]>> {
  const referrerIds = pairs.map(({ referrerId }) => referrerId)
  const earlier = await db
    .select({ referrerId: referrals.referrerId, newcomerId: referrals.newcomerId })
    .from(referrals)
    .where(inArray(referrals.newcomerId, referrerIds))
  const before = new Map(earlier.map(({ newcomerId, referrerId }) => [newcomerId, referrerId]))
  const everyone = [...pairs.flatMap((pair) => [pair.referrerId, pair.newcomerId]), ...before.values()]
  const traits = await traitsOf({ db, sealed }, [...new Set(everyone)])
  const of = (id: string) => traits.get(id) ?? unknown
  return new Map(
    pairs.map(({ id, referrerId, newcomerId, sharesDevice }) => {
      const beforeId = before.get(referrerId)
      const those = { referrer: of(referrerId), newcomer: of(newcomerId), sharesDevice }
      return [id, flagsOfReferral({ ...those, before: beforeId === undefined ? null : of(beforeId) })]
    }),
  )
}
