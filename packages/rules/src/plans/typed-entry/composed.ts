import type { IntakeTime } from '@salvia/contract/words/plans'
import { plainText } from '../../search/plain-text.ts'
import type { Part } from './entry-parts.ts'
import { type Choice, NOTHING_TYPED, type Question, type TypedDose } from './typed-entry.ts'

/** What parts of a line say together: what is certain, what is asked, and what a plan cannot say. */
export type Composed = { dose: TypedDose; questions: Question[]; phrases: string[] }
export type Said<K extends Part['is']> = Extract<Part, { is: K }>
/** The parts of a line that are of some kinds. */
export type Of = <K extends Part['is']>(...kinds: K[]) => Said<K>[]

const frequencies: IntakeTime[] = [
  'OneTimePerDay',
  'TwoTimesPerDay',
  'ThreeTimesPerDay',
  'FourTimesPerDay',
  'FiveTimesPerDay',
]

/** So many times a day; empty where a plan has no word for it. */
export const often = (count: number): IntakeTime[] => frequencies.slice(count - 1, count)

export const distinct = <T>(values: T[]): T[] => [
  ...new Map(values.map((each) => [JSON.stringify(each), each])).values(),
]

export const textsOf = (parts: Part[]): string => parts.map(({ text }) => text).join(' … ')

/** What a part begins with, in plain letters, without a bracket or quote before it. */
export const plainOf = ({ text }: Part): string => plainText(text).replace(/^[^\p{L}\p{N}/]+/u, '')

export const settled = (dose: Partial<TypedDose>): Composed => ({
  dose: { ...NOTHING_TYPED, ...dose },
  questions: [],
  phrases: [],
})

export const asked = (text: string, choices: Choice[]): Composed => ({
  dose: NOTHING_TYPED,
  questions: [{ about: 'Words', text, choices }],
  phrases: [],
})

export const notSaid = (text: string): Composed => ({ dose: NOTHING_TYPED, questions: [], phrases: [text] })
export const nothing = settled({})

/** What is meant of several doses: it is certain when they are one. */
export function oneDose(text: string, doses: Partial<TypedDose>[]): Composed {
  const [only, ...others] = distinct(doses)
  return only && others.length === 0
    ? settled(only)
    : asked(
        text,
        distinct(doses).map((dose) => ({ dose })),
      )
}

/**
 * The one reading of what was said of something, several to choose from, or none that a plan can hold. What two parts say
 * alike may be meant twice (`14 days + 14 days`), which a plan would say once.
 */
export function oneOf(parts: Part[], readings: (Partial<TypedDose> | null)[]): Composed {
  if (readings.length === 0) return nothing
  const known = readings.filter((each) => each !== null)
  const isTwice = parts.length > 1 && distinct(known).length < known.length
  const isSaid = known.length === readings.length && !isTwice
  return isSaid ? oneDose(textsOf(parts), known) : notSaid(textsOf(parts))
}
