import { readEntry } from '../typed-entry/read-entry.ts'
import {
  isBoundary,
  isHowOften,
  isInstruction,
  isItem,
  type Line,
  saysAll,
  saysLike,
  withDoubt,
  withLine,
} from './list-line.ts'

const isOfProduct = (line: Line): boolean => isItem(line) || line.is === 'Dose'

/** A line that ends like a heading names a product where its dose stands below it. */
const namesDosed = (line: Line, at: number, lines: Line[]): Line =>
  line.is === 'Title' && lines.slice(at + 1).find(({ is }) => is !== 'Blank')?.is === 'Dose'
    ? { ...line, is: 'Name' }
    : line

/** Whether several products stand before several doses, as a document read by its columns has them. */
const areColumns = (lines: Line[]): boolean =>
  /(?:Name ){2}(?:Dose ?){2}/.test(
    lines
      .filter(isOfProduct)
      .map(({ is }) => is)
      .join(' '),
  )

/** Whether a name that a paragraph of its own ends with is none of those whose doses stand right below them. */
function isClosedByName(lines: Line[]): boolean {
  const at = lines.findLastIndex(isOfProduct)
  const areRightBelow = lines.every(({ is }, place) => {
    const before = lines[place - 1]
    return is !== 'Dose' || (before !== undefined && isOfProduct(before))
  })
  return lines[at - 1]?.is === 'Blank' && areRightBelow
}

/**
 * Whether doses may belong to products that do not stand right above them: where the list begins with a dose or ends
 * with a product without one, or where products and doses stand apart.
 */
function areApart(lines: Line[]): boolean {
  const named = lines.map(namesDosed)
  const ofProduct = named.filter(isOfProduct)
  const endsInName = ofProduct.at(-1)?.is === 'Name' && !isClosedByName(named)
  return (
    (ofProduct.some(({ is }) => is === 'Dose') && (ofProduct[0]?.is === 'Dose' || endsInName)) ||
    areColumns(ofProduct)
  )
}

/** How long, and in a field with what food: what may be said of a whole list at its end. */
const mayClose = ({ is, says, isField }: Line): boolean =>
  is === 'When' && says.every((said) => said === 'Length' || (isField && said === 'Food'))

/** Whether a line ends a list of products on lines of their own, none of which says it, so that it may be of them all. */
function isOfList(line: Line, at: number, lines: Line[]): boolean {
  const above = lines.slice(0, at)
  return (
    mayClose(line) &&
    above.at(-1)?.is === 'Product' &&
    above.filter(({ is }) => is === 'Product').length > 1 &&
    !lines.slice(at + 1).some(isItem) &&
    !above.some((each) => saysLike(each, line))
  )
}

/** What may be of a whole list is joined with no line of it. */
const withoutClosing = (lines: Line[]): Line[] =>
  lines.map((line, at) => (isOfList(line, at, lines) ? { ...line, is: 'Stray' } : line))

/** Doses that stand on a line below their product's, as documents break them, beside it. */
function withDoses(lines: Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines.map(namesDosed)) {
    const at = joined.findLastIndex(({ is }) => is !== 'Blank')
    const before = joined[at]
    const isBelow = before?.is === 'Name' || (before?.is === 'Product' && at === joined.length - 1)
    if (isBelow && line.is === 'Dose') joined[at] = withLine(before, line)
    else joined.push(line)
  }
  return joined
}

/** Lines that say when, one below the other, as one where each says something else. */
function withWhens(lines: Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    if (before?.is === 'When' && line.is === 'When' && !saysLike(before, line))
      joined[joined.length - 1] = withLine(before, line)
    else joined.push(line)
  }
  return joined
}

/** The products right below a line. */
const itemsBelow = (below: Line[]): Line[] => {
  const end = below.findIndex((line) => !isItem(line))
  return end === -1 ? below : below.slice(0, end)
}

/** The line that a paragraph begins with, where it says when and so may head what is below it. */
const leadOf = (above: Line[]): Line | undefined =>
  [above[above.findLastIndex(isBoundary) + 1]].find((first) => first?.is === 'When')

/** Whether the lines of a paragraph begin with one that says such a thing of what is below it, so that others may too. */
function isLed(above: Line[], when: Line): boolean {
  const lead = leadOf(above)
  return lead !== undefined && saysLike(lead, when)
}

/** Whether a line says when or how often something is taken, so that how often on a line below may be of another. */
const isTimed = ({ says }: Line): boolean => says.some((said) => said === 'Time' || isHowOften(said))

/** Whether how often something is taken may head what is below, as the product above says when, or what heads it does. */
function mayHeadBelow(item: Line, when: Line, above: Line[]): boolean {
  const heads = [item, leadOf(above), above.findLast(({ is }) => is === 'Heading')]
  return when.says.some(isHowOften) && heads.some((each) => each !== undefined && isTimed(each))
}

/** Whether a product is searched by the same words with a line beside it. */
const isAlsoItem = (item: Line, when: Line): boolean =>
  readEntry(withLine(item, when).text).query === readEntry(item.text).query

/** Whether a line that says when is of the product above it, and of no other. */
function isOf(item: Line, when: Line, { above, below }: { above: Line[]; below: Line[] }): boolean {
  if (saysLike(item, when) || isInstruction(below[0])) return false
  if (when.isField) return isAlsoItem(item, when)
  if (isLed(above, when)) return false
  const mayBeBelow = when.mayHead || item.is === 'Name' || mayHeadBelow(item, when, above)
  if (mayBeBelow && itemsBelow(below).some((each) => !saysLike(each, when))) return false
  return isAlsoItem(item, when)
}

/** What says when on a line below a product's, beside it; from the end, as a line may head those below it. */
function withTimes(lines: Line[]): Line[] {
  const joined = [...lines]
  for (const [at, item] of [...lines.entries()].reverse()) {
    const [when, ...below] = joined.slice(at + 1)
    if (isItem(item) && when?.is === 'When' && isOf(item, when, { above: lines.slice(0, at), below }))
      joined.splice(at, 2, withLine(item, when))
  }
  return joined
}

/** The product whose dose an instruction may be that stands beside none. */
const nearestTo = (lines: Line[], from: number): Line[] =>
  [lines.slice(0, from).findLast(isItem) ?? lines.slice(from).find(isItem)].filter(isItem)

const mayBeOfBelow = ({ is, says, mayHead }: Line): boolean =>
  mayHead || is === 'Dose' || (is === 'When' && says.some(isHowOften))

/** The products that lines from one to another may say something of: as many above as they are, and those below without it. */
function meantBy(lines: Line[], from: number, to: number): Line[] {
  const run = lines.slice(from, to)
  if (run.every(({ isField }) => isField)) return nearestTo(lines, from)
  const aboveOf = lines.slice(Math.max(from - run.length, 0), from)
  const above = aboveOf.slice(aboveOf.findLastIndex((line) => !isItem(line)) + 1)
  const mayBeBelow = above.every(({ is }) => is === 'Name') || run.some(mayBeOfBelow)
  const below = itemsBelow(lines.slice(to)).filter((each) => !run.some((line) => saysLike(each, line)))
  const meant = mayBeBelow ? [...above, ...below] : above
  return meant.length > 0 ? meant : nearestTo(lines, from)
}

/** The products that a line says something of that is about all, where they do not say it themselves. */
function closedBy(lines: Line[], line: Line): Line[] {
  const at = lines.indexOf(line)
  const above = lines.slice(0, at).filter(isItem)
  return [...above, ...itemsBelow(lines.slice(at + 1))].filter((each) => !saysAll(each, line))
}

/** The products below a line up to what heads others; times of day right below it are a part of what it heads. */
function untilHeading(lines: Line[], at: number): Line[] {
  const below = lines.slice(at + 1).filter(({ is }) => is !== 'Blank')
  const isByTimes = below[0]?.is === 'Heading'
  const end = below.findIndex((line) => isBoundary(line) && !(isByTimes && line.is === 'Heading'))
  return (end === -1 ? below : below.slice(0, end)).filter(isItem)
}

/** The products that other weeks may be of: the one right above them too. */
const inPhase = (lines: Line[], at: number): Line[] => [
  ...lines.slice(Math.max(at - 1, 0), at).filter(isItem),
  ...untilHeading(lines, at),
]

/** The products that are not taken, only at times or later; without its colon such a line may be of the one above it. */
const heldAt = (lines: Line[], at: number, line: Line): Line[] =>
  line.text.endsWith(':') ? untilHeading(lines, at) : inPhase(lines, at)

type Doubt = { text: string; of: Line[] }

/** The products of which a line says something that is of several. */
const meantAt: Partial<Record<Line['is'], (lines: Line[], at: number, line: Line) => Line[]>> = {
  Closing: (lines, _, line) => closedBy(lines, line),
  Phase: inPhase,
  Hold: heldAt,
  Title: (lines, at, line) =>
    line.says.length > 0 ? itemsBelow(lines.slice(at + 1)).filter((each) => !saysLike(each, line)) : [],
}

/** What was joined with no product, and the products it may be of. */
function doubtsIn(lines: Line[]): Doubt[] {
  return lines.flatMap((line, at): Doubt[] => {
    const meant = meantAt[line.is]
    if (meant) return [{ text: line.text, of: meant(lines, at, line) }]
    if (!isInstruction(line) || isInstruction(lines[at - 1])) return []
    const length = lines.slice(at).findIndex((each) => !isInstruction(each))
    const end = length === -1 ? lines.length : at + length
    const text = lines.slice(at, end).map((each) => each.text)
    return [{ text: text.join(', '), of: meantBy(lines, at, end) }]
  })
}

const withDoubts = (lines: Line[]): Line[] => {
  const doubts = doubtsIn(lines)
  return lines.map((line) => withDoubt(line, doubts.find(({ of }) => of.includes(line))?.text))
}

/** Products beside doses that may be anyone's: each is in doubt, of the dose above it or of the first one. */
const withDosesApart = (lines: Line[]): Line[] =>
  withDoubts(lines).map((line, at) => {
    if (line.is !== 'Name') return line
    const isDose = ({ is }: Line) => is === 'Dose'
    return withDoubt(line, (lines.slice(0, at).findLast(isDose) ?? lines.find(isDose))?.text)
  })

/**
 * The lines of a list, what belongs to a product on its line. What may belong to another product too stays a line of its
 * own, and is the doubt of each product whose it may be.
 */
export const joinListLines = (lines: Line[]): Line[] =>
  areApart(lines) ? withDosesApart(lines) : withDoubts(withTimes(withWhens(withDoses(withoutClosing(lines)))))
