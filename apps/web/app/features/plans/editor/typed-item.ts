import type { ProductCard } from '@salvia/contract/catalogue/shop'
import type { LastDose } from '@salvia/contract/plans/last-doses'
import type { Duration } from '@salvia/contract/words/plans'
import type { LedgerItem } from '@salvia/rules/nutrition/held-doses'
import { askNamedNumber } from '@salvia/rules/plans/typed-entry/ask-named-number'
import { askPack } from '@salvia/rules/plans/typed-entry/fit-pack'
import {
  countInOwnUnit,
  fitProduct,
  type OfLine,
  tellUnread,
  unreadWords,
} from '@salvia/rules/plans/typed-entry/fit-product'
import {
  askStrengthWithUnit,
  fitStrength,
  isOfStrength,
  isOfTypedCompound,
  plainnessOf,
} from '@salvia/rules/plans/typed-entry/fit-strength'
import { isNamedInFull } from '@salvia/rules/plans/typed-entry/product-words'
import { answerEntry } from '@salvia/rules/plans/typed-entry/read-entry'
import type { Choice, Question, TypedDose, TypedEntry } from '@salvia/rules/plans/typed-entry/typed-entry'
import { isCountedIn } from '@salvia/rules/plans/typed-entry/unit-word'
import { isAvailable } from '@salvia/rules/product/stock-status'
import { type DraftItem, newItem } from './plan-draft.ts'

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

/** A product of a search: by what it was found, the words of the line that nothing of it matches, and whether it is called by another. */
export type FoundCard = ProductCard &
  Pick<OfLine, 'matches'> & { unmatched?: string[] | undefined; isNamed?: boolean | undefined }

/** A product that a line may mean, with the rows of its label. */
export type Labelled = { product: FoundCard; rows: LedgerItem['rows'] }

const strengthOf = ({ product: { name, mainServing }, rows }: Labelled) => ({ name, mainServing, rows })

const lineOf = ({ product, rows }: Labelled) => ({ ...product, rows })

/** A line as it is read of one product, with the answers given so far; of its strength it is asked last. */
export function readFor(entry: TypedEntry, labelled: Labelled, answers: Choice[]): TypedEntry {
  const { product } = labelled
  const strength = strengthOf(labelled)
  const fitted = askStrengthWithUnit(
    askNamedNumber(
      askPack(tellUnread(fitProduct(entry, product.mainServing), lineOf(labelled)), product),
      lineOf(labelled),
    ),
    entry,
    strength,
  )
  const asked = fitted.is === 'Ambiguous' ? fitted.questions : []
  const settled = answers.slice(0, asked.length).reduce(answerEntry, fitted)
  if (asked.some(({ about }) => about === 'Strength')) return settled
  const counted = countInOwnUnit(settled, product.mainServing)
  return answers.slice(asked.length).reduce(answerEntry, fitStrength(counted, strength))
}

/** The unit that a line counts. */
export const unitOf = (entry: TypedEntry): string | null => (entry.is === 'Name' ? null : entry.dose.formatId)

/** The only product whose name and brand have every word of the typed name. */
function onlyNamed(found: Labelled[], entry: TypedEntry): Labelled | null {
  const [only, ...others] = found.filter(({ product }) =>
    isNamedInFull(entry.searched ?? entry.query, product),
  )
  return only && others.length === 0 ? only : null
}

/**
 * The one that was typed in full first, also where it cannot be bought: another in its place would not be noticed. Then
 * what can be bought, so that an early Enter does not add what cannot; of that what matches most of the typed
 * words, a brand among them, then what is called by one, before what holds it among others, then what leaves the fewest
 * words unread, then of a typed strength what is called or labelled as it was typed, before another compound, then what has the typed strength, then what is counted in the typed unit, before what that word covers: of other products it would only be
 * asked. Of those alike, a name that states the strength and little else comes first. The order is the search's
 * otherwise.
 */
export function fittingFirst(found: Labelled[], entry: TypedEntry): Labelled[] {
  const unit = unitOf(entry)
  const unitRank = ({ mainServing }: ProductCard): number => {
    if (unit === null || mainServing === null) return 0
    if (mainServing.intakeFormatId === unit) return 2
    return isCountedIn(mainServing.intakeFormatId, unit) ? 1 : 0
  }
  const only = onlyNamed(found, entry)
  const ranksOf = (one: Labelled): number[] => {
    if (one === only) return [2]
    if (!isAvailable(one.product.stockStatus.id)) return [0]
    const { unmatched = [], isNamed = false } = one.product
    const strength = strengthOf(one)
    const fits = [
      Number(isOfTypedCompound(entry, lineOf(one))),
      ...[Number(isOfStrength(entry, strength)), unitRank(one.product), plainnessOf(entry, strength)],
    ]
    return [1, -unmatched.length, Number(isNamed), -unreadWords(entry, lineOf(one)).length, ...fits]
  }
  const ranked = found.map((one) => ({ one, ranks: ranksOf(one) }))
  return ranked.toSorted((a, b) => compareRanks(b.ranks, a.ranks)).map(({ one }) => one)
}

/** By the first rank that differs. */
const compareRanks = (a: number[], b: number[]): number =>
  a.map((rank, at) => rank - (b[at] ?? rank)).find((difference) => difference !== 0) ?? 0

/** The first question about a typed line. */
export const questionOf = (entry: TypedEntry): Question | null =>
  entry.is === 'Ambiguous' ? (entry.questions[0] ?? null) : null

export type NewDose = {
  entry: TypedEntry
  /** How the practitioner last wrote it. */
  last?: LastDose | undefined
}

/**
 * A new item with what was typed of its dose; without a word of it, with the dose that was last written for it. Of a line
 * that was not understood in one part nothing is written: what is left of an instruction may be another one.
 */
export function typedItem(
  product: ProductCard,
  { entry, last }: NewDose,
  duration: Duration | null,
): DraftItem {
  const item = newItem(product, duration)
  if (entry.is === 'Name') return last ? { ...item, ...last, duration: duration ?? last.duration } : item
  if (entry.is === 'NotSaid') return { ...item, intakeAmount: null, intakeTime: [] }
  return { ...item, ...withTypedDose(item, entry.dose) }
}
