import { approvesItself } from '@salvia/rules/referrals/referral-bonuses'
import { and, asc, eq } from 'drizzle-orm'
import { users } from '../../identity/index.ts'
import { findFlags, lockReferral } from '../data/referral-sides.ts'
import { referrals } from '../data/referral-tables.ts'
import { inTransaction, type ReferralReading } from '../referral-context.ts'
import { approveReferral } from './approve-referral.ts'

/** Pending referrals of approved newcomers with a first sale. */
async function listDue({ db, listWithCompletedSale }: ReferralReading): Promise<string[]> {
  const waiting = await db
    .select({ id: referrals.id, newcomerId: referrals.newcomerId })
    .from(referrals)
    .innerJoin(users, eq(users.id, referrals.newcomerId))
    .where(and(eq(referrals.status, 'Pending'), eq(users.userStatusId, 'Approved')))
    .orderBy(asc(referrals.id))
  const sellers = await listWithCompletedSale(
    db,
    waiting.map(({ newcomerId }) => newcomerId),
  )
  return waiting.filter(({ newcomerId }) => sellers.has(newcomerId)).map(({ id }) => id)
}

/** Approves one that is due, unless somebody has decided on it or a flag holds it for an admin. */
function approveIfDue(context: ReferralReading, referralId: string, now: Date): Promise<void> {
  return context.db.transaction(async (tx) => {
    const inside = inTransaction(context, tx)
    const locked = await lockReferral(tx, referralId)
    if (locked?.row.status !== 'Pending') return
    const { row, sides } = locked
    const flags = (await findFlags(inside, [row])).get(row.id) ?? []
    if (!approvesItself({ sides, hasFirstSale: true, flags })) return
    await approveReferral(inside, { referralId, sides, actorId: null }, now)
  })
}

/**
 * Approves the pending referrals whose newcomers are approved and have completed commission of a client's order, each
 * in a transaction of its own. Idempotent.
 */
export async function approveDueReferrals(context: ReferralReading, now: Date): Promise<void> {
  for (const referralId of await listDue(context)) await approveIfDue(context, referralId, now)
}
