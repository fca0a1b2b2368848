import type { PastedLine } from '@salvia/rules/plans/pasted-list/list-lines'
import { readNamedEntry } from '@salvia/rules/plans/typed-entry/read-entry'
import { type Choice, NOTHING_TYPED, type TypedEntry } from '@salvia/rules/plans/typed-entry/typed-entry'
import { fittingFirst, type Labelled, questionOf, readFor } from './typed-item.ts'

type Found = Labelled & { entry: TypedEntry }
/**
 * `Unwritten`: the product is added, and its dose is still to be written. `Doseless`: a line without a dose among lines
 * with one, which may be a title or a greeting, and is added if it is put in.
 */
type FoundState = 'Present' | 'Twice' | 'Full' | 'Asked' | 'Doseless' | 'Unwritten' | 'Ready'

/**
 * What becomes of one line of a pasted list; `found` is null while its product is searched, and without one. `doubt`:
 * words of the list that may belong to its dose, which is not written then.
 */
export type ReviewedLine = { line: string; choices: Labelled[] } & (
  | { is: 'Loading' | 'None' | 'Heading' | 'Unused' | 'LeftOut'; found: null }
  | { is: FoundState; found: Found; doubt: string | undefined }
)

/**
 * A line, the answers given about it, the products found for it, null while they are searched, and which of them was
 * chosen in place of the one that fits best.
 */
export type ListLine = {
  pasted: PastedLine
  answers: Choice[]
  products: Labelled[] | null
  chosenId: string | null
  /** What the practitioner has said of it: left out, or put in. */
  isLeftOut: boolean | undefined
}

/** Whether a line is added as it is. */
export const isAdded = (line: ReviewedLine): line is ReviewedLine & { found: Found } =>
  line.is === 'Ready' || line.is === 'Unwritten'

/** Whether a line is one of those that are to be added, be it later or never. */
export const isToAdd = ({ is }: ReviewedLine): boolean => is !== 'Heading' && is !== 'LeftOut'

/** A line of which no product is searched. */
function unsearchedAs({ pasted: { is }, isLeftOut }: ListLine): 'Heading' | 'Unused' | 'LeftOut' | null {
  if (is === 'Heading') return is
  if (isLeftOut) return 'LeftOut'
  return is === 'Unused' ? is : null
}

/** Whether a line of a list says a dose. */
const isDosed = ({ is, text }: PastedLine): boolean => is === 'Item' && readNamedEntry(text).is !== 'Name'

/** Whether a line may be no product: a name alone, or one with a word that nothing of the product matches, without an amount. */
function isDoseless(
  { pasted: { text }, isLeftOut }: ListLine,
  { unmatched = [] }: Labelled['product'],
): boolean {
  if (isLeftOut !== undefined) return false
  const entry = readNamedEntry(text)
  // What holds a digit is of a dose that is not understood.
  const isForeign = unmatched.some((word) => !/\d/.test(word))
  return entry.is === 'Name' || (entry.dose.amount === null && isForeign)
}

/** A line as one that is not understood. */
const asDoubted = (entry: TypedEntry, doubt: string): TypedEntry => ({
  is: 'NotSaid',
  query: entry.query,
  dose: NOTHING_TYPED,
  phrases: [doubt],
})

/** `all`: the lines of the whole list, also those that were added before. */
type Into = { presentIds: Set<string>; room: number; all?: PastedLine[] }

/**
 * Reviews a list from the top: a product once, no product that the plan has, and no more than there is room for. A dose
 * that names no product is of none.
 */
export function reviewList(lines: ListLine[], { presentIds, room, all }: Into): ReviewedLine[] {
  const taken = new Set<string>()
  const isWithDoses = (all ?? lines.map(({ pasted }) => pasted)).some(isDosed)
  const obstacleOf = (id: string): FoundState | null => {
    if (presentIds.has(id)) return 'Present'
    if (taken.has(id)) return 'Twice'
    return taken.size >= room ? 'Full' : null
  }
  const stateOf = (found: Found, line: ListLine): FoundState => {
    if (isWithDoses && isDoseless(line, found.product)) return 'Doseless'
    const { id } = found.product
    const obstacle = obstacleOf(id)
    if (obstacle) return obstacle
    taken.add(id)
    if (questionOf(found.entry)) return 'Asked'
    return found.entry.is === 'NotSaid' ? 'Unwritten' : 'Ready'
  }
  return lines.map((each) => {
    const { text: line, doubt } = each.pasted
    const is = unsearchedAs(each)
    if (is !== null) return { line, choices: [], is, found: null }
    const entry = readNamedEntry(line)
    if (entry.query === '') return { line, choices: [], is: 'None', found: null }
    if (each.products === null) return { line, choices: [], is: 'Loading', found: null }
    const choices = fittingFirst(each.products, entry)
    const labelled = choices.find(({ product }) => product.id === each.chosenId) ?? choices[0]
    if (!labelled) return { line, choices, is: 'None', found: null }
    const read = readFor(entry, labelled, each.answers)
    const found = { ...labelled, entry: doubt === undefined ? read : asDoubted(read, doubt) }
    return { line, choices, is: stateOf(found, each), found, doubt }
  })
}
