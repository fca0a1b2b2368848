import { referralBonusTypes } from '@salvia/contract/words/wallet'
import type { ReferralBonus } from '@salvia/rules/referrals/referral-bonuses'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import { newId } from '#kernel/ids'
import { walletTransactions } from '../data/wallet-tables.ts'
import { completeBonuses } from './complete-commissions.ts'
import { insertDueBonuses, moveTransactions } from './move-transactions.ts'
import { reverseTransactions } from './reverse-transactions.ts'

/**
 * Posts the bonuses of an approved referral, EUR cents; suspended while their receiver may not receive commission. Fails
 * if a side has its bonus already.
 */
export async function postReferralBonuses(
  tx: Db,
  { referralId, bonuses }: { referralId: string; bonuses: ReferralBonus[] },
  now: Date,
): Promise<void> {
  if (bonuses.length === 0) return
  const rows = bonuses.map(({ type, practitionerId, amount: { amount, currency } }) => ({
    ...{ id: newId(), referralId, type, practitionerId, amount, currency },
    createdAt: now,
    dueAt: now,
  }))
  await insertDueBonuses(tx, rows)
  await completeBonuses(
    tx,
    rows.map(({ id }) => id),
    now,
  )
}

/**
 * Takes the bonuses of a referral back: what was posted by reversing entries, what is suspended before it is posted.
 * Returns false if one of them was spent; the caller rolls back then.
 */
export async function takeBackReferralBonuses(
  tx: Db,
  { referralId, actorId }: { referralId: string; actorId: string },
  now: Date,
): Promise<boolean> {
  const isIts = and(
    eq(walletTransactions.referralId, referralId),
    inArray(walletTransactions.type, referralBonusTypes),
  )
  const rows = await tx
    .select()
    .from(walletTransactions)
    .where(isIts)
    .orderBy(asc(walletTransactions.id))
    .for('update')
  const posted = rows.filter(({ status }) => status === 'Posted')
  const { reversed } = await reverseTransactions(tx, posted, { actorId, reason: 'referral undone' }, now)
  await moveTransactions(tx, isIts, { event: 'cancel', changes: { canceledBy: actorId } })
  return reversed.length === posted.length
}
