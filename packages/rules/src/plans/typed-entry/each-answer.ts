import { countTimes } from '../dose-schedule.ts'
import { dosesOf, isNamed, MOST_ANSWERS } from './answers.ts'
import { composeDose, toLasting } from './compose-dose.ts'
import { type Composed, distinct } from './composed.ts'
import type { Part } from './entry-parts.ts'
import type { Option } from './join-parts.ts'
import { askSameTimes } from './same-times.ts'
import type { Question } from './typed-entry.ts'

/** An option as it would have been typed without a question: how much, when, and how often. */
function partsOf({ amount, formatId = null, times = [], food }: Option, text: string): Part[] {
  const named = times.filter(isNamed)
  const often = times.filter((each) => !isNamed(each))
  return [
    ...(amount ? [{ is: 'amount' as const, amounts: [amount], formatId, text }] : []),
    ...(food ? [{ is: 'food' as const, food, times: named, text }] : []),
    ...(named.length > 0 && !food ? [{ is: 'times' as const, times: named, isWord: false, text }] : []),
    ...(often.length > 0 ? [{ is: 'frequency' as const, counts: [countTimes(often)], text }] : []),
  ]
}

/** What a part would be for each way to answer what is asked about it; itself where nothing is. */
function answersTo(part: Part): Part[][] {
  const { text } = part
  const asName: Part[][] = [[{ is: 'word', text }]]
  const name = 'isWord' in part && part.isWord ? asName : []
  switch (part.is) {
    case 'times':
      return [[{ ...part, isWord: false }], ...name]
    case 'choice':
      return [...part.options.map((option) => partsOf(option, text)), ...name]
    case 'food':
      return [[{ is: 'food', food: part.food, times: part.times, text }]]
    case 'days':
      return [
        ...part.days
          .filter((days) => !part.isWord || toLasting(days) !== null)
          .map((days): Part[] => [{ ...part, days: [days], isWord: false }]),
        ...name,
      ]
    case 'bare':
    case 'measure': {
      const formatId = part.is === 'measure' ? part.formatId : null
      return [
        ...part.amounts.map((each): Part[] => [{ is: 'amount', amounts: [each], formatId, text }]),
        ...asName,
      ]
    }
    case 'multiple':
      return [
        [{ is: 'amount', amounts: [part.count], formatId: null, text }],
        [{ is: 'frequency', counts: [part.count], text }],
      ]
    case 'amount':
      return part.amounts.map((each) => [{ ...part, amounts: [each] }])
    case 'frequency':
      return part.counts.map((each) => [{ ...part, counts: [each] }])
    case 'cycle':
      return part.cycles.map((each) => [{ ...part, cycles: [each] }])
    default:
      return [[part]]
  }
}

type Line = { parts: Part[]; taken: ReadonlyMap<string, number> }

/** What is asked once of parts that say the same: numbers, of which all are amounts or none is. */
const askedOnce = (part: Part): string =>
  part.is === 'bare' || part.is === 'measure' ? JSON.stringify([part.is, part.amounts]) : ''

/** A line with each answer about one more part; a name that was typed again is the same one. */
function withAnswers({ parts, taken }: Line, part: Part): Line[] {
  const once = askedOnce(part)
  const before = taken.get(once)
  return answersTo(part).flatMap((answer, at) => {
    if (before !== undefined && before !== at) return []
    const again = before === undefined ? answer : answer.map(withoutName)
    return [{ parts: [...parts, ...again], taken: once === '' ? taken : new Map(taken).set(once, at) }]
  })
}

const withoutName = (part: Part): Part => (part.is === 'word' ? { is: 'filler', text: part.text } : part)

/** The line with each answer to all that is asked of its parts; null of more than anybody would answer. */
function answeredLines(parts: Part[]): Part[][] | null {
  let lines: Line[] = [{ parts: [], taken: new Map() }]
  for (const part of parts) {
    lines = lines.flatMap((line) => withAnswers(line, part))
    if (lines.length > MOST_ANSWERS) return null
  }
  return lines.map((line) => line.parts)
}

const textOf = (question: Question): string[] => (question.about === 'Words' ? [question.text] : [])

/**
 * What is said where an answer would write another dose than the same line typed without the question, or where that line
 * would itself be refused or asked of something else: what cannot be told is no more told by a question about another word.
 */
export function unheldAnswersIn(parts: Part[], { dose, questions }: Composed): string[] {
  const texts = distinct(questions.flatMap(textOf))
  const lines = questions.length > 0 ? answeredLines(parts) : []
  const offered = dosesOf(dose, questions)
  if (!lines || offered.length === 0) return texts
  const read = lines.map((line) => composeDose(askSameTimes(line)))
  const refused = read.find(({ phrases }) => phrases.length > 0)
  if (refused) return refused.phrases
  const others = read
    .flatMap((each) => each.questions.flatMap(textOf))
    .filter((text) => !texts.includes(text))
  if (others.length > 0) return distinct(others)
  const held = new Set(
    read.flatMap((each) => dosesOf(each.dose, each.questions)).map((each) => JSON.stringify(each)),
  )
  return read.length === 0 || offered.every((each) => held.has(JSON.stringify(each))) ? [] : texts
}
