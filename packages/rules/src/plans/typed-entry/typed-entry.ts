import type { Duration, IntakeFoodInstruction, IntakeTime } from '@salvia/contract/words/plans'
import type { Strength } from '../../search/read-strength.ts'

/** What a typed line says of a dose; null and empty where it says nothing. `days`: a length no `Duration` has. */
export type TypedDose = {
  amount: number | null
  formatId: string | null
  times: IntakeTime[]
  food: IntakeFoodInstruction | null
  duration: Duration | null
  days: number | null
  cycle: { daysOn: number; daysOff: number } | null
}

/** One way to read something: what it adds to the dose, or to the words that are searched with what is left of the dose. */
export type Choice = { dose: Partial<TypedDose> } | { query: string; dose?: Partial<TypedDose> }

/**
 * What is to be chosen. `Words` can be read in more than one way, as they were typed. `Unit`: the amount is of another
 * unit than the product's. `Strength`: what was typed, and how much one unit of the product has instead, in the same unit;
 * null where its label does not say one amount.
 */
export type Question = { choices: Choice[] } & (
  | { about: 'Words'; text: string }
  | { about: 'Unit' }
  | { about: 'Strength'; strength: Strength; held: { amount: number; formatId: string } | null }
)

/** Words of a line that are not read, unless one of `names` is of the product. */
export type Unread = { text: string; names: string[] }

/** Words of a line that say when or what for, with the word that leads to them; the product's may stand behind them. */
export type SetApart = { lead: string[]; words: string[] }

/**
 * The number of a line's only amount and the words right before it, of which it may be: `vitamin b`, 12. `isSplit`: a sign
 * without a blank stands behind it, `omega 3,5 caps`.
 */
export type Counted = { before: string; count: number; text: string; isSplit?: true }

/**
 * A typed line as it is read. `Name`: product words alone. `Certain`: one reading. `Ambiguous`: `questions` are to be
 * asked, and what they are about is not yet in the dose. `NotSaid`: `phrases` are an instruction that a plan has no words
 * for, so that somebody has to write the dose. `apart`: product words that stand after the others and an instruction,
 * each stretch of them; where the product does not have them, they were an instruction that was not read. `searched`: the
 * words before them, which find the product. `uncounted`: words that
 * may be an amount, wherever they stand. `unread`: words that hold one in a way that is not read, so that no other may take
 * its place. `counted`: an amount that may be of the product's name or its strength. `setApart`: words
 * that are the product's only where it is called so or holds it.
 */
export type TypedEntry = {
  query: string
  searched?: string
  apart?: string[]
  uncounted?: string[]
  unread?: Unread[]
  counted?: Counted
  setApart?: SetApart[]
} & (
  | { is: 'Name' }
  | { is: 'Certain'; dose: TypedDose }
  | { is: 'Ambiguous'; dose: TypedDose; questions: Question[] }
  | { is: 'NotSaid'; dose: TypedDose; phrases: string[] }
)

export const NOTHING_TYPED: TypedDose = {
  amount: null,
  formatId: null,
  times: [],
  food: null,
  duration: null,
  days: null,
  cycle: null,
}
