import { compareKeys } from '../../format/in-order.ts'
import { isActive, isDosed, rowIn } from '../../nutrition/active-rows.ts'
import type { ComparedIngredient } from '../../nutrition/compared-ingredient.ts'
import { compare } from '../../nutrition/fraction.ts'
import { tellsRows } from '../../product/product-facts.ts'
import { perUnit, type SubstituteLabel } from './substitute-label.ts'

/** Rows that are to be the same: a form of its own is another substance, and so is a part of another row. */
const identity = ({ depth, ingredientId, form }: ComparedIngredient): string =>
  [depth, ingredientId, (form ?? '').trim().toLowerCase()].join(' ')

const sorted = (label: SubstituteLabel): ComparedIngredient[] =>
  label.rows
    .filter(isActive)
    .toSorted((a, b) => compareKeys(identity(a), identity(b)) || (a.amount ?? 0) - (b.amount ?? 0))

/**
 * Whether a unit of one product holds the same substances as a unit of the other, each in the same amount, and both are
 * taken in the same format. What a label does not tell is not the same.
 */
export function hasSameActives(one: SubstituteLabel, other: SubstituteLabel): boolean {
  if (!tellsRows(one.labelKnowledge) || !tellsRows(other.labelKnowledge)) return false
  if (one.mainServing?.intakeFormatId !== other.mainServing?.intakeFormatId) return false
  const [rows, others] = [sorted(one), sorted(other)]
  if (rows.length === 0 || rows.length !== others.length) return false
  return rows.every((row, at) => {
    const opposite = others[at] as ComparedIngredient
    if (!isDosed(row) || identity(row) !== identity(opposite)) return false
    const { unit } = row
    const [amount, otherAmount] = [perUnit([rowIn(row, unit)], one), perUnit([rowIn(opposite, unit)], other)]
    return amount !== null && otherAmount !== null && compare(amount, otherAmount) === 0
  })
}
