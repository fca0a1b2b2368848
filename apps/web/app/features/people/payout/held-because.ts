export type AccountPart = 'business' | 'bank' | 'billingAddress'

export type HeldBecause =
  | { reason: 'Incomplete'; missing: AccountPart[] }
  | { reason: 'Forbidden' }
  | { reason: 'Paused' }
  | { reason: 'Releasing' }

type Known = Record<AccountPart, boolean> & {
  isCommissionEnabled: boolean
  isAllowedToReceiveCommission: boolean
  isCommissionLawful: boolean
}

/**
 * Why commission is on hold (docs/domain.md, Wallet, commission, payout): the law, else what
 * the business account lacks, else the switch of an admin;
 * Releasing if neither holds it any more.
 */
export function heldBecause(known: Known): HeldBecause {
  const { isCommissionEnabled, isAllowedToReceiveCommission } = known
  if (!known.isCommissionLawful) return { reason: 'Forbidden' }
  if (isCommissionEnabled && isAllowedToReceiveCommission) return { reason: 'Releasing' }
  const missing = isCommissionEnabled
    ? []
    : (['business', 'bank', 'billingAddress'] as const).filter((part) => !known[part])
  return missing.length > 0 ? { reason: 'Incomplete', missing } : { reason: 'Paused' }
}
