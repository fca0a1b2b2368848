import type {
  ActiveAmount,
  ActiveDifference,
} from '@salvia/contract/plans/substitutions/difference-of-actives'
import { grouped, rowsByActive } from '../../nutrition/active-rows.ts'
import { convertDose } from '../../nutrition/convert-dose.ts'
import { toDecimal } from '../../nutrition/fraction.ts'
import { isAbsent } from '../../nutrition/is-absent.ts'
import { type LedgerEntry, type NutrientFacts, planLedger } from '../../nutrition/plan-ledger.ts'
import type { ItemDose, SubstituteLabel } from './substitute-label.ts'

type Taken = { dose: ItemDose; label: SubstituteLabel }

const PLACES = 3
const notKnown: ActiveAmount = { kind: 'NotKnown' }

/** Reads a day's amount of any active of a product or of the other one. */
function readAmounts(
  { dose, label }: Taken,
  other: Taken,
  facts: NutrientFacts[],
): (key: string) => ActiveAmount {
  const { entries } = planLedger([{ ...dose, ...label }], facts)
  const byKey = new Map<string, LedgerEntry>(entries.map((entry) => [entry.key, entry]))
  const named = new Set(rowsByActive(label.rows).map(([key]) => key))
  return (key) => {
    if (!named.has(key)) return isAbsent(key, label, [other.label.rows]) ? { kind: 'Absent' } : notKnown
    const entry = byKey.get(key)
    if (!entry?.unit || entry.perDay === null || entry.notCounted.length > 0) return notKnown
    return { kind: 'Amount', perDay: entry.perDay, unit: entry.unit }
  }
}

/** An amount in the unit of another one, where it has a value in it. */
function inUnitOf(amount: ActiveAmount, other: ActiveAmount): ActiveAmount {
  if (amount.kind !== 'Amount' || other.kind !== 'Amount') return amount
  const converted = convertDose({ amount: amount.perDay, unit: amount.unit }, other.unit, null)
  if (!('amount' in converted)) return amount
  return { ...amount, perDay: toDecimal(converted.amount, PLACES), unit: other.unit }
}

/**
 * Each active that either product holds, with the most of a day before and after, in the order of the labels. What a
 * label does not name is absent only where nothing of it may hold the active (`isAbsent`), and else not known.
 */
export function differenceOfActives(before: Taken, after: Taken, facts: NutrientFacts[]): ActiveDifference[] {
  const [was, becomes] = [readAmounts(before, after, facts), readAmounts(after, before, facts)]
  const held = [before, after].flatMap(({ label }) => rowsByActive(label.rows))
  return grouped(held, ([key]) => key).map(([key, [[, [{ ingredientId, ingredientName: name }]]]]) => {
    const amount = was(key)
    return { key, ingredientId, name, before: amount, after: inUnitOf(becomes(key), amount) }
  })
}

/** Whether a day has as much of an active as before, as far as labels tell. */
export const isUnchanged = ({ before, after }: ActiveDifference): boolean =>
  before.kind === 'Amount' &&
  after.kind === 'Amount' &&
  before.unit === after.unit &&
  before.perDay === after.perDay
