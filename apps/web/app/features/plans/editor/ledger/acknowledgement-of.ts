import type { LedgerAcknowledgement } from '@salvia/contract/plans/ledger-acknowledgements'
import type { LedgerEntry } from '@salvia/rules/nutrition/plan-ledger'

/** The word on an excess, as long as it is not larger than it was then. */
export const acknowledgementOf = (
  { key, level }: Pick<LedgerEntry, 'key' | 'level'>,
  acknowledged: LedgerAcknowledgement[],
): LedgerAcknowledgement | undefined =>
  acknowledged.find(
    (each) =>
      each.kind === 'Excess' &&
      each.nutrient === key &&
      level !== null &&
      each.unit === level.level.unit &&
      each.perDay >= level.perDay,
  )
