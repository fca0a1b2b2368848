import type { AmountUnknown } from '@salvia/contract/words/substitutions'
import { isDosed, rowIn, rowsByActive } from '../../nutrition/active-rows.ts'
import type { ComparedIngredient } from '../../nutrition/compared-ingredient.ts'
import {
  compare,
  dividedBy,
  type Fraction,
  fraction,
  fractionOf,
  times,
  toDecimal,
} from '../../nutrition/fraction.ts'
import { doseCalendar } from '../dose-calendar.ts'
import { type ItemDose, perUnit, type SubstituteLabel } from './substitute-label.ts'

type Amounts = Pick<ItemDose, 'intakeAmount' | 'intakeFormatId' | 'schedule'>

/** An amount that is not known stays as it was, and says why. */
export type RecomputedDose = Amounts & { unknown: AmountUnknown | null }

/** Steps in twentieths of a unit, the finest that a plan writes. What is counted is taken whole. */
const twentiethsOf: Record<string, number> = {
  gram: 2,
  milliliter: 10,
  teaspoon: 5,
  tablespoon: 5,
  scoop: 10,
}
const WHOLE = 20
/** The most of a plan's amount (contract, `IntakeAmount`). */
const MOST = 1000

const ONE = fraction(1n)

/** How often the unit of the first product is in the second one, by an active of both; null if not known. */
function ratioBy(
  rows: [ComparedIngredient, ...ComparedIngredient[]],
  others: ComparedIngredient[],
  { from, to }: { from: SubstituteLabel; to: SubstituteLabel },
): Fraction | null {
  const unit = rows.find(isDosed)?.unit
  if (!unit) return null
  const held = perUnit(
    rows.map((row) => rowIn(row, unit)),
    from,
  )
  const instead = perUnit(
    others.map((row) => rowIn(row, unit)),
    to,
  )
  return held && instead && instead.numerator !== 0n && held.numerator !== 0n
    ? dividedBy(held, instead)
    : null
}

/** The position of an active in the product's name; after all others when it is not in it. */
function placeInName({ ingredientName, labelName }: ComparedIngredient, productName: string): number {
  const name = productName.toLowerCase()
  const places = [ingredientName, labelName]
    .map((each) => name.indexOf(each.toLowerCase()))
    .filter((place) => place >= 0)
  return Math.min(...places, name.length)
}

/** The ratio by the main active that both hold: the first in the product's name, else the first on its label. */
function mainRatio(from: SubstituteLabel, to: SubstituteLabel): Fraction | null {
  const others = new Map(rowsByActive(to.rows))
  const shared = rowsByActive(from.rows).flatMap(([key, rows]) => {
    const ratio = ratioBy(rows, others.get(key) ?? [], { from, to })
    return ratio ? [{ ratio, place: placeInName(rows[0], from.productName) }] : []
  })
  return shared.toSorted((a, b) => a.place - b.place)[0]?.ratio ?? null
}

type Served = { intakeFormatId: string }

function findServing(item: ItemDose, from: SubstituteLabel, to: SubstituteLabel): Served | AmountUnknown {
  if (!doseCalendar(item).isKnown) return 'DoseUnknown'
  if (from.rows.length === 0 || to.rows.length === 0) return 'LabelUnknown'
  if (!from.mainServing?.amount || !to.mainServing?.amount) return 'ServingUnknown'
  return from.mainServing.intakeFormatId === item.intakeFormatId ? to.mainServing : 'FormatDiffers'
}

/** As near as steps of a format come, at least one; an amount that needs no other stays exactly. */
function nearest(amount: number, ratio: Fraction, intakeFormatId: string): number {
  if (compare(ratio, ONE) === 0) return amount
  const step = fraction(BigInt(twentiethsOf[intakeFormatId] ?? WHOLE), 20n)
  const steps = Math.max(1, toDecimal(dividedBy(times(fractionOf(amount), ratio), step), 0))
  return toDecimal(times(fraction(BigInt(steps)), step), 2)
}

/**
 * The dose of a substitute by which a day has as much of the main active that both products hold as before, or as near
 * as the format's units allow. What labels or plan do not tell is not guessed: the amount stays then, and says why it
 * has to be looked at.
 */
export function recomputeDose(item: ItemDose, from: SubstituteLabel, to: SubstituteLabel): RecomputedDose {
  const { intakeAmount, intakeFormatId, schedule } = item
  const asBefore = (unknown: AmountUnknown): RecomputedDose => ({
    intakeAmount,
    intakeFormatId,
    schedule,
    unknown,
  })
  const serving = findServing(item, from, to)
  if (typeof serving === 'string') return asBefore(serving)
  const ratio = mainRatio(from, to)
  if (!ratio) return asBefore('NothingShared')
  const taken = <T extends Pick<ItemDose, 'intakeAmount'>>(dose: T): T => ({
    ...dose,
    intakeAmount: dose.intakeAmount && nearest(dose.intakeAmount, ratio, serving.intakeFormatId),
  })
  const recomputed = {
    ...taken({ intakeAmount }),
    intakeFormatId: serving.intakeFormatId,
    schedule: schedule && { ...schedule, phases: schedule.phases.map(taken) },
  }
  const all = [recomputed, ...(recomputed.schedule?.phases ?? [])]
  return all.some((dose) => (dose.intakeAmount ?? 0) > MOST)
    ? asBefore('OutOfRange')
    : { ...recomputed, unknown: null }
}
