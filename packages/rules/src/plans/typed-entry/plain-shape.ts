import { readStrengths } from '../../search/read-strength.ts'
import { plainOf, textsOf } from './composed.ts'
import type { Part } from './entry-parts.ts'
import { CONJUNCTION } from './join-parts.ts'
import { isAmount, isTime, timesNamed } from './shares.ts'

/**
 * What a part of a line says, as one letter:
 *
 * A how much, T a time of day, M a meal that is the time, X how often, D daily, F food, P as needed, C days of a cycle, L how
 * long, and _ what every time or share says alike. "&" and "," are the words and signs between times; words of a name are
 * left out.
 */
type Letter = 'A' | 'T' | 'M' | 'X' | 'D' | 'F' | 'P' | 'C' | 'L' | '_' | 'N' | '&' | '/' | ''

const SAID = '[XDFPCL]'
/** `am, bed` and `am, noon and bed`. */
const TIMES = 'T(?:[&,]?T)+'
const TIMES_WITH_AND = 'T(?:[&,]?T)*&T'
/** `matin midi soir`: the whole day without a word between. */
const WHOLE_DAY = 'TTT+'

/**
 * The sequences of parts that say one dose to everybody. Of several times only what stands before the amount, or beside
 * times that "and" joins, is plainly said of all; a length may also end a list. Daily and as many times as are named say
 * nothing more. Of several shares only what precedes the first is.
 */
const shapes: RegExp[] = [
  `${SAID}*A?${SAID}*[TM]?${SAID}*`,
  `${SAID}*[TM]${SAID}*A${SAID}*`,
  `${SAID}*A?${SAID}*${TIMES_WITH_AND}${SAID}*`,
  `${SAID}*${TIMES_WITH_AND}${SAID}*A${SAID}*`,
  `${SAID}*A[XD]*${TIMES}[XD]*L?[XD]*`,
  `[XD]*${TIMES}[XD]*A?[XD]*L?[XD]*`,
  `A?[XD]*${WHOLE_DAY}[XDFL]*`,
  '[DFPCL]*AT(?:&T)*(?:&?AT(?:&T)*)+L?',
  'TA(?:&?TA)+L?',
].map((shape) => new RegExp(`^(?:${shape})$`))

/** What contradicts itself, or is said twice with another part between. */
const contradictions: RegExp[] = [
  // As needed and on some days are not daily: where a time is said, one of the two may be of another.
  /^(?=.*[PC])(?=.*D).*[TM]/,
  /^(?=.*P)(?=.*X).*[TM]/,
  /([XDFPCL]).*\1/,
]

/** Whether a sequence of letters is a plain shape. */
export const isPlainShape = (sequence: string): boolean =>
  shapes.some((shape) => shape.test(sequence)) && !contradictions.some((each) => each.test(sequence))

/** "Every night", "nightly": a time that says daily too. */
const EVERY = /^(?:every|each|jede[nrs]?|elke|iedere|chaque|tous|toutes|nightly|q\.?\p{L})/u

/** Whether a time says daily too, which contradicts days of a cycle and as needed. */
export function isEveryTime(part: Part, before: Part | undefined): boolean {
  const isOfCycle = before?.is === 'cycle' && before.text === part.text
  const words = before?.is === 'filler' ? [before, part] : [part]
  return !isOfCycle && words.some((word) => EVERY.test(plainOf(word)))
}

const LETTERS: Partial<Record<Part['is'], Letter>> = {
  amount: 'A',
  measure: 'A',
  bare: 'A',
  perDay: 'A',
  frequency: 'X',
  multiple: 'X',
  aDay: 'D',
  cycle: 'C',
  food: 'F',
  days: 'L',
  word: 'N',
}

/** `alike`: parts that every time or share says alike; `areMeals`: whether all times say one thing of food. */
export type Alike = { alike: Part[]; areMeals: boolean }

type Place = Alike & { parts: Part[]; at: number }

/** The times that the part before named, with what explains them. */
const namedBefore = ({ parts, at }: Place) => {
  const before = parts.slice(0, at)
  const begin = before.findLastIndex((part) => !isTime(part) && part.is !== 'amount')
  return before.slice(begin + 1).flatMap(timesNamed)
}

/**
 * A time; a meal that explains the one time of a line is food, that of one of several is said of that one alone; and a time
 * that explains a meal is nothing of its own.
 */
function letterOfTime(part: Part, place: Place): Letter {
  const before = namedBefore(place)
  const own = timesNamed(part)
  const isOnly = place.parts.flatMap(timesNamed).every((each) => own.includes(each))
  const isSame = own.length > 0 && own.every((each) => before.includes(each))
  const isMeal = part.is === 'food' || (part.is === 'choice' && part.options.some(({ food }) => food))
  if (isSame && (isOnly || !isMeal || place.areMeals)) return isMeal && !place.areMeals ? 'F' : '_'
  return isMeal && !place.areMeals ? 'M' : 'T'
}

function letterOf(part: Part, place: Place): Letter {
  if (part.is === 'times' || (part.is === 'food' && part.times.length > 0)) return letterOfTime(part, place)
  if (place.alike.includes(part)) return '_'
  if (part.is === 'choice') return letterOfChoice(part, place)
  return letterAlone(part)
}

function letterOfChoice(part: Extract<Part, { is: 'choice' }>, place: Place): Letter {
  if (part.ofEachMeal) return 'X'
  return isAmount(part) ? 'A' : letterOfTime(part, place)
}

function letterAlone(part: Part): Letter {
  if (part.is === 'frequency' && part.counts.every((each) => each === 1)) return 'D'
  if (part.is === 'open') return part.duration === 'AsNeeded' ? 'P' : 'L'
  if (part.is !== 'filler') return LETTERS[part.is] ?? ''
  if (part.text === '/') return '/'
  return CONJUNCTION.test(part.text) ? '&' : ''
}

/** Joints that say nothing: beside the words of a name, commas and strokes but between times, and within what is alike. */
const withoutJoints = (sequence: string): string =>
  sequence
    .replaceAll(/[&,/]*N[&,/]*/g, '')
    .replaceAll(/_[&,/]*(?=_)/g, '')
    .replaceAll('_', '')
    .replaceAll(/,?&,?/g, '&')
    .replaceAll(/(?<=[TM])\/(?=[TM])/g, '&')
    .replaceAll(/\/|,(?![TM])|(?<![TM]),/g, '')
    .replaceAll(/([XDFPCL])\1+/g, '$1')
    // `twice a day and with food`; beside a time "and" may begin another one.
    .replace(/^([^TM]*[XD])&(F[^TM]*)$/, '$1$2')

type Told = { part: Part; letters: string }

function toldOf(parts: Part[], alike: Alike): Told[] {
  const told = parts.map((part, at) => ({ part, letter: letterOf(part, { ...alike, parts, at }) }))
  const sequence = told.map(({ letter }) => letter).join('')
  const mayContradict = /[PC]/.test(sequence) && /[TM].*[TM]/.test(sequence)
  return told.map(({ part, letter }, at) => {
    const isDaily = mayContradict && /[TM]/.test(letter) && isEveryTime(part, parts[at - 1])
    const comma = /[,;]$/.test(part.text) ? ',' : ''
    return { part, letters: `${isDaily ? 'D' : ''}${letter}${comma}` }
  })
}

const sequenceOf = (told: Told[]): string => withoutJoints(told.map(({ letters }) => letters).join(''))

/** The parts of a line as the sequence of letters that has to be a plain shape. */
export const shapeOf = (parts: Part[], alike: Alike): string => sequenceOf(toldOf(parts, alike))

/**
 * The words of a line that do not fit a plain shape: those of one kind without which it is one, else all that say something.
 * None where it is one.
 */
export function unfitIn(parts: Part[], alike: Alike): string[] {
  if (isPlainShape(shapeOf(parts, alike))) return []
  const told = toldOf(parts, alike)
  const without = (kind: string) =>
    told.map(({ part, letters }) => ({ part, letters: letters.replaceAll(kind, kind === 'M' ? 'T' : '') }))
  const unfit = [...'PFCLXDM'].find(
    (kind) => told.some(({ letters }) => letters.includes(kind)) && isPlainShape(sequenceOf(without(kind))),
  )
  const said = told.filter(({ letters }) => (unfit ? letters.includes(unfit) : /[A-MO-Z_]/.test(letters)))
  return [textsOf(said.map(({ part }) => part))]
}

/** `200 mg am, 400 mg bed`, `3 mg + 3 mg`: a strength after a part of the dose, or the same again of no other name. */
export function strengthAgainIn(parts: Part[]): string[] {
  const strengthOf = (part: Part) =>
    part.is === 'word' || part.is === 'measure' ? JSON.stringify(readStrengths(part.text).strengths) : '[]'
  const told = parts.filter(({ is }) => is !== 'filler')
  const stated = told.filter((part) => strengthOf(part) !== '[]')
  return stated.flatMap((part, at) => {
    const before = stated[at - 1]
    if (!before || (before.is === 'measure' && part.is === 'measure')) return []
    const between = told.slice(told.indexOf(before) + 1, told.indexOf(part))
    const isAfterDose = between.some(({ is }) => is !== 'word')
    const isAgain = between.length === 0 && strengthOf(before) === strengthOf(part)
    return isAfterDose || isAgain ? [textsOf([before, part])] : []
  })
}
