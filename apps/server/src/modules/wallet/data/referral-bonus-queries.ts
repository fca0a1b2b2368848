import type { Money } from '@salvia/contract/money'
import type { ReferralBonusType, WalletTransactionStatus } from '@salvia/contract/words/wallet'
import { and, asc, eq, inArray, isNotNull, ne } from 'drizzle-orm'
import type { Db } from '#db/database'
import { walletTransactions } from './wallet-tables.ts'

export type PostedBonus = {
  referralId: string
  type: ReferralBonusType
  status: WalletTransactionStatus
  amount: Money
}

/** The bonuses of some referrals, posted or suspended; not what was taken back. */
export async function listReferralBonuses(db: Db, referralIds: string[]): Promise<PostedBonus[]> {
  const { referralId, type, status, amount, currency, id } = walletTransactions
  const rows = await db
    .select({ referralId, type, status, amount, currency })
    .from(walletTransactions)
    .where(and(inArray(referralId, referralIds), ne(status, 'Cancelled')))
    .orderBy(asc(id))
  return rows.map((row) => ({
    referralId: row.referralId ?? '',
    type: row.type as ReferralBonusType,
    status: row.status,
    amount: { amount: row.amount, currency: row.currency },
  }))
}

/** Who of some practitioners has completed commission of a client's order; what was imported is of none. */
export async function listWithCompletedSale(db: Db, practitionerIds: string[]): Promise<Set<string>> {
  const { practitionerId, type, status, orderId } = walletTransactions
  const rows = await db
    .selectDistinct({ practitionerId })
    .from(walletTransactions)
    .where(
      and(
        inArray(practitionerId, practitionerIds),
        eq(type, 'Commission'),
        eq(status, 'Posted'),
        isNotNull(orderId),
      ),
    )
  return new Set(rows.map((row) => row.practitionerId))
}
