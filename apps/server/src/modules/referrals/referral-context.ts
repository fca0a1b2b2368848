import type { Money } from '@salvia/contract/money'
import type { ReferralBonusType, WalletTransactionStatus } from '@salvia/contract/words/wallet'
import type { ReferralBonus } from '@salvia/rules/referrals/referral-bonuses'
import type { ReferralTraits } from '@salvia/rules/referrals/referral-flags'
import type { Db } from '#db/database'
import type { SealedText } from '#kernel/sealed-text'

type PostedBonus = {
  referralId: string
  type: ReferralBonusType
  status: WalletTransactionStatus
  amount: Money
}

/** What modules above this one know about practitioners, and do with their wallets. */
export type ReferralOptions = {
  practiceNameOf: (db: Db, practitionerId: string) => Promise<string | null>
  /** By practitioner; those who named nothing have none. */
  traitsOf: (
    reading: { db: Db; sealed: SealedText },
    practitionerIds: string[],
  ) => Promise<Map<string, ReferralTraits>>
  /** Who of them has completed commission of a client's order. */
  listWithCompletedSale: (db: Db, practitionerIds: string[]) => Promise<Set<string>>
  listBonuses: (db: Db, referralIds: string[]) => Promise<PostedBonus[]>
  postBonuses: (tx: Db, posted: { referralId: string; bonuses: ReferralBonus[] }, now: Date) => Promise<void>
  /** False if one was spent; then nothing may be kept of it. */
  takeBackBonuses: (tx: Db, undone: { referralId: string; actorId: string }, now: Date) => Promise<boolean>
}

export type ReferralReading = ReferralOptions & { db: Db; sealed: SealedText }

/** The same inside the caller's transaction. */
export const inTransaction = <C extends ReferralReading>(context: C, tx: Db): C => ({ ...context, db: tx })
