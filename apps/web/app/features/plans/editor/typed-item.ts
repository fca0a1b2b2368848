import type { ProductCard } from '@salvia/contract/catalogue/shop'
import type { LastDose } from '@salvia/contract/plans/last-doses'
import type { Duration } from '@salvia/contract/words/plans'
import { fitProduct, isCountedIn, tellUnread } from '@salvia/rules/plans/typed-entry/fit-product'
import { answerEntry } from '@salvia/rules/plans/typed-entry/read-entry'
import type { Choice, Question, TypedDose, TypedEntry } from '@salvia/rules/plans/typed-entry/typed-entry'
import { isAvailable } from '@salvia/rules/product/stock-status'
import { type DraftItem, newItem } from './plan-draft.ts'
import type { Found } from './use-search.ts'

/** The dose of an item without its product and notes. */
export type ItemDose = Pick<
  DraftItem,
  'intakeAmount' | 'intakeFormatId' | 'intakeTime' | 'intakeFoodInstruction' | 'duration' | 'schedule'
>

/** What was typed of a dose; what was not stays as it is in `before`. A length that no duration has becomes a phase. */
export function withTypedDose(before: ItemDose, typed: Partial<TypedDose>): ItemDose {
  const { amount, formatId, times, food, duration, days, cycle } = typed
  const intakeAmount = amount ?? before.intakeAmount
  const intakeTime = times && times.length > 0 ? times : before.intakeTime
  const dose = {
    intakeAmount,
    intakeFormatId: amount ? (formatId ?? before.intakeFormatId) : before.intakeFormatId,
    intakeTime,
    intakeFoodInstruction: food ?? before.intakeFoodInstruction,
    duration: days ? null : (duration ?? before.duration),
  }
  const phase = { days: days ?? null, intakeAmount, intakeTime }
  const changes = days || cycle
  return {
    ...dose,
    schedule: changes ? { phases: [phase], cycle: cycle ?? null, startDay: 0 } : before.schedule,
  }
}

/** A line as it is read of one product, with the answers given so far. */
export function readFor(entry: TypedEntry, product: ProductCard, answers: Choice[]): TypedEntry {
  return answers.reduce(answerEntry, tellUnread(fitProduct(entry, product.mainServing), product))
}

/** What can be bought and is counted in the typed unit first: of other products it would only be asked. */
export function fittingFirst(found: Found[], entry: TypedEntry): Found[] {
  const unit = entry.is === 'Name' ? null : entry.dose.formatId
  if (unit === null) return found
  const fits = (one: Found) =>
    one.kind === 'product' &&
    isAvailable(one.product.stockStatus.id) &&
    one.product.mainServing !== null &&
    isCountedIn(one.product.mainServing.intakeFormatId, unit)
  return [...found.filter(fits), ...found.filter((one) => !fits(one))]
}

/** The first question about a typed line. */
export const questionOf = (entry: TypedEntry): Question | null =>
  entry.is === 'Ambiguous' ? (entry.questions[0] ?? null) : null

export type NewDose = {
  entry: TypedEntry
  /** How the practitioner last wrote it. */
  last?: LastDose | undefined
}

/**
 * A new item with what was typed of its dose; without a word of it, with the dose that was last written for it. Of an instruction that a plan cannot say only what is certain is taken over:
 * the defaults of a new item would say something else.
 */
export function typedItem(
  product: ProductCard,
  { entry, last }: NewDose,
  duration: Duration | null,
): DraftItem {
  const item = newItem(product, duration)
  if (entry.is === 'Name') return last ? { ...item, ...last, duration: duration ?? last.duration } : item
  const certain = entry.is === 'NotSaid' ? { ...item, intakeAmount: null, intakeTime: [] } : item
  return { ...item, ...withTypedDose(certain, entry.dose) }
}
