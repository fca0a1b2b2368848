import type { ProductCard } from '@salvia/contract/catalogue/shop'
import type { LastDose } from '@salvia/contract/plans/last-doses'
import type { Duration } from '@salvia/contract/words/plans'
import type { LedgerItem } from '@salvia/rules/nutrition/held-doses'
import type { Choice, Question, TypedDose, TypedEntry } from '@salvia/rules/plans/typed-entry/typed-entry'
import { type DraftItem } from './plan-draft.ts'
/** The dose of an item without its product and notes. */
export type ItemDose = Pick<
  DraftItem,
  'intakeAmount' | 'intakeFormatId' | 'intakeTime' | 'intakeFoodInstruction' | 'duration' | 'schedule'
>
/** What was typed of a dose; what was not stays as it is in `before`. A length that no duration has becomes a phase. */
export declare function withTypedDose(before: ItemDose, typed: Partial<TypedDose>): ItemDose
/** A product of a search, with the words of the line that nothing of it matches, and whether it is called by another. */
export type FoundCard = ProductCard & {
  unmatched?: string[] | undefined
  isNamed?: boolean | undefined
}
/** A product that a line may mean, with the rows of its label. */
export type Labelled = {
  product: FoundCard
  rows: LedgerItem['rows']
}
/** A line as it is read of one product, with the answers given so far; of its strength it is asked last. */
export declare function readFor(entry: TypedEntry, labelled: Labelled, answers: Choice[]): TypedEntry
/** The unit that a line counts. */
export declare const unitOf: (entry: TypedEntry) => string | null
/**
 * What can be bought first, so that an early Enter does not add what cannot; of that what matches most of the typed
 * words, a brand among them, then what is called by one, before what holds it among others, then what has the typed strength, then what is counted in the typed unit, before what that
 * word covers: of other products it would only be asked. Of those alike, a name that states the strength and little else
 * comes first. The order is the search's otherwise.
 */
export declare function fittingFirst(found: Labelled[], entry: TypedEntry): Labelled[]
/** The first question about a typed line. */
export declare const questionOf: (entry: TypedEntry) => Question | null
export type NewDose = {
  entry: TypedEntry
  /** How the practitioner last wrote it. */
  last?: LastDose | undefined
}
/**
 * A new item with what was typed of its dose; without a word of it, with the dose that was last written for it. Of an instruction that a plan cannot say only what is certain is taken over:
 * the defaults of a new item would say something else.
 */
export declare function typedItem(
  product: ProductCard,
  { entry, last }: NewDose,
  duration: Duration | null,
): DraftItem
