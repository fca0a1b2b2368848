import { plainText } from '../../search/plain-text.ts'
import type { Part } from './entry-parts.ts'

/** Words before a length that tell when something begins, or an age. */
const SINCE =
  /^(?:from|after|since|within|over|aged?|ab|nach|seit|alter|vanaf|na|sinds|binnen|leeftijd|des|depuis|apres|dans|partir|age|under|unter|onder|moins)$/
const CHILD =
  /^(?:kids?|child|childs|childrens?|toddlers?|baby|babies|babys|infants?|teens?|teenagers?|kind|kinder\p{L}*|kleinkind\p{L}*|sauglinge?n?|jugendlichen?|kindje|peuters?|kleuters?|zuigelingen?|tieners?|enfants?|bebes?|nourrissons?|ados?|adolescents?)$/u
/** Words that say of a length that it is how long something is taken. */
const FOR = /^(?:for|x|during|fur|lang|long|uber|pendant|pdt|durant|gedurende|ged|voor)(?: |$)/

const plainOf = (part: Part | undefined): string =>
  plainText(part?.text ?? '').replaceAll(/['’]/g, '').replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

const isTold = ({ is }: Part): boolean => is !== 'filler'

/**
 * Tells lengths that are none to take something for: from or after when, and ages. In a line about a child a length is an
 * age, unless it is said how long.
 */
export function tellLengths(parts: Part[]): Part[] {
  const isOfChild = parts.some((part) => CHILD.test(plainOf(part)))
  return parts.reduce<Part[]>((told, part, at) => {
    if (part.is !== 'days') return [...told, part]
    const begin = told.findLastIndex(isTold)
    const since = told.slice(Math.max(begin, 0))
    if (SINCE.test(plainOf(told[begin])))
      return [...told.slice(0, begin), { is: 'unsaid', text: textOf([...since, part]) }]
    const isSaid = [parts[at - 1], part, parts[at + 1]].some((each) => FOR.test(plainOf(each)))
    return [...told, isOfChild && !isSaid ? { is: 'unsaid', text: part.text } : part]
  }, [])
}

const textOf = (parts: Part[]): string => parts.map(({ text }) => text).join(' ')
