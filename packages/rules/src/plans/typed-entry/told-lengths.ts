import { plainText } from '../../search/plain-text.ts'
import type { Part } from './entry-parts.ts'

/** Words before a length that tell when something begins, or an age. */
const SINCE =
  /^(?:from|after|since|within|over|aged?|ab|nach|seit|alter|vanaf|na|sinds|binnen|leeftijd|des|depuis|apres|dans|partir|age|under|unter|onder|moins)$/
const CHILD =
  /^(?:kids?|child|childs|childrens?|toddlers?|baby|babies|babys|infants?|teens?|teenagers?|kind|kinder\p{L}*|kleinkind\p{L}*|sauglinge?n?|jugendlichen?|kindje|peuters?|kleuters?|zuigelingen?|tieners?|enfants?|bebes?|nourrissons?|ados?|adolescents?)$/u
/** Words that say of a length that it is how long something is taken. */
const FOR = /^(?:for|x|during|fur|lang|long|uber|pendant|pdt|durant|gedurende|ged|voor)(?: |$)/

/** `2 day` may be two days, or twice a day; more often a day nothing is taken. */
const MOST_A_DAY = 5
const ONE_OF_MANY = / (?:day|tag|dag|jour)$/

const plainOf = (part: Part | undefined): string =>
  plainText(part?.text ?? '')
    .replaceAll(/['’]/g, '')
    .replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

/** Whether a part says that a length beside it is how long something is taken. */
const isFor = (part: Part | undefined): boolean =>
  FOR.test(plainOf(part)) || (part?.is === 'filler' && part.label === 'length')

const isTold = ({ is }: Part): boolean => is !== 'filler'

/**
 * Tells lengths that are none to take something for: from or after when, and ages. In a line about a child a length is an
 * age, unless it is said how long. Of `x 2 day` nobody knows whether it is one; `3 day cleanse` is a name.
 */
export function tellLengths(parts: Part[]): Part[] {
  const isOfChild = parts.some((part) => CHILD.test(plainOf(part)))
  const told: Part[] = []
  for (const [at, part] of parts.entries()) {
    const beside = [parts[at - 1], part, parts[at + 1]]
    const begin = told.findLastIndex(isTold)
    const isSince = part.is === 'days' && SINCE.test(plainOf(told[begin]))
    const isAge = part.is === 'days' && isOfChild && !beside.some(isFor)
    const isOften = part.is === 'days' && isPerhapsOften(part, beside)
    if (isSince) told.push({ is: 'unsaid', text: textOf([...told.splice(begin), part]) })
    else told.push(isAge || isOften ? { is: 'unsaid', text: part.text } : part)
  }
  return told
}

function isPerhapsOften(
  { days, text }: Extract<Part, { is: 'days' }>,
  [before, , after]: (Part | undefined)[],
): boolean {
  const isForLong = before?.is === 'filler' && isFor(before)
  return (
    after?.is !== 'word' &&
    !isForLong &&
    ONE_OF_MANY.test(plainText(text)) &&
    days.some((each) => each > 1 && each <= MOST_A_DAY)
  )
}

const textOf = (parts: Part[]): string => parts.map(({ text }) => text).join(' ')
