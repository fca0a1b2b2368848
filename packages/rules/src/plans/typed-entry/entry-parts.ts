import type { Duration, IntakeFoodInstruction, IntakeTime } from '@salvia/contract/words/plans'
import type { Label } from './label-words.ts'
import type { TypedDose } from './typed-entry.ts'

/** Days with a dose and days without. */
export type Cycle = NonNullable<TypedDose['cycle']>

/** What a stretch of a typed line says; `text` is how it was typed. */
export type Part = { text: string } & (
  | { is: 'amount'; amounts: number[]; formatId: string | null }
  | { is: 'measure'; amounts: number[]; formatId: string }
  | { is: 'frequency'; counts: number[] }
  /** `2x` without a day: twice a day, or two at once. */
  | { is: 'multiple'; count: number }
  /** `2 a day`: two once a day, or one twice. */
  | { is: 'perDay'; count: number }
  | { is: 'aDay' }
  /** `one a day`, which products are called too. */
  | { is: 'oneADay' }
  /** `isWord`: one word alone, which could be a part of a name. */
  | { is: 'times'; times: IntakeTime[]; isWord: boolean }
  /**
   * One of several times, or of several ways to take so many a day. `isWord`: words that could be a part of a name.
   * `ofEachMeal`: with, before or after every meal, which says how often only where nothing else does. `usual`: the time of "pm" in `twice
   * daily, am and pm`.
   */
  | {
      is: 'choice'
      options: Partial<TypedDose>[]
      isWord: boolean
      ofEachMeal?: IntakeFoodInstruction
      usual?: IntakeTime
    }
  /** `isOfKind`: of a kind of meal that a plan does not say, so that it is asked. */
  | { is: 'food'; food: IntakeFoodInstruction; times: IntakeTime[]; isOfKind?: true }
  | { is: 'open'; duration: Duration }
  /** `isWord`: so short, and placed so, that it could be a part of a name: 3-day cleanse, multi 1 day. */
  | { is: 'days'; days: number[]; isWord: boolean }
  /**
   * Of several one is meant. `isShare`: `1 per 2 days`, which is every other day of what is taken at once alone. `isOften`: `3 times a week`, which is on so many days of it of what is taken once on each. `pause`: how
   * the days without are told, after `5 days on` or after a mere length.
   */
  | { is: 'cycle'; cycles: Cycle[]; isShare?: boolean; isOften?: true; pause?: 'AfterOn' | 'AfterRun' }
  /** Numbers that count nothing; in digits, or a word for one. */
  | { is: 'bare'; amounts: number[]; writtenAs: 'digits' | 'word' | 'article' }
  | { is: 'unsaid' }
  /** "Up to", "at least": the amount or length beside it is not the one that is meant. */
  | { is: 'limit' }
  | { is: 'except' }
  | { is: 'or' }
  | { is: 'not' }
  /** `isUncounted`: an amount that counts nothing, or what looks like one, unless it is of the product's name. */
  | { is: 'word'; isUncounted?: boolean }
  /** `label`: what the part after it is called. */
  | { is: 'filler'; label?: Label }
)

/** What was read at a place of a line, and the place after it. */
export type Read = { parts: Part[]; next: number }
