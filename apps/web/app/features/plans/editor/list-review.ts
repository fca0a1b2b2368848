import { readNamedEntry } from '@salvia/rules/plans/typed-entry/read-entry'
import type { Choice, TypedEntry } from '@salvia/rules/plans/typed-entry/typed-entry'
import { fittingFirst, type Labelled, questionOf, readFor } from './typed-item.ts'

type Found = Labelled & { entry: TypedEntry }
/** `Unwritten`: the product is added, and its dose is still to be written. */
type FoundState = 'Present' | 'Twice' | 'Full' | 'Asked' | 'Unwritten' | 'Ready'

/** What becomes of one line of a pasted list; `found` is null while its product is searched, and without one. */
export type ReviewedLine = { line: string; choices: Labelled[] } & (
  | { is: 'Loading' | 'None'; found: null }
  | { is: FoundState; found: Found }
)

/**
 * A line, the answers given about it, the products found for it, null while they are searched, and which of them was
 * chosen in place of the one that fits best.
 */
export type ListLine = {
  line: string
  answers: Choice[]
  products: Labelled[] | null
  chosenId: string | null
}

/** Whether a line is added as it is. */
export const isAdded = (line: ReviewedLine): line is ReviewedLine & { found: Found } =>
  line.is === 'Ready' || line.is === 'Unwritten'

/**
 * Reviews a list from the top: a product once, no product that the plan has, and no more than there is room for. A dose
 * that names no product is of none.
 */
export function reviewList(lines: ListLine[], presentIds: Set<string>, room: number): ReviewedLine[] {
  const taken = new Set<string>()
  const stateOf = ({ product: { id }, entry }: Found): FoundState => {
    if (presentIds.has(id)) return 'Present'
    if (taken.has(id)) return 'Twice'
    if (taken.size >= room) return 'Full'
    taken.add(id)
    if (questionOf(entry)) return 'Asked'
    return entry.is === 'NotSaid' ? 'Unwritten' : 'Ready'
  }
  return lines.map(({ line, answers, products, chosenId }) => {
    const entry = readNamedEntry(line)
    if (entry.query === '') return { line, choices: [], is: 'None', found: null }
    if (products === null) return { line, choices: [], is: 'Loading', found: null }
    const choices = fittingFirst(products, entry)
    const labelled = choices.find(({ product }) => product.id === chosenId) ?? choices[0]
    if (!labelled) return { line, choices, is: 'None', found: null }
    const found = { ...labelled, entry: readFor(entry, labelled, answers) }
    return { line, choices, is: stateOf(found), found }
  })
}
