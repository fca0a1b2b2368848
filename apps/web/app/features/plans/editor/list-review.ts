import type { ProductCard } from '@salvia/contract/catalogue/shop'
import { readEntry } from '@salvia/rules/plans/typed-entry/read-entry'
import type { Choice, TypedEntry } from '@salvia/rules/plans/typed-entry/typed-entry'
import { questionOf, readFor } from './typed-item.ts'

type Found = { product: ProductCard; entry: TypedEntry }
type FoundState = 'Present' | 'Twice' | 'Full' | 'Asked' | 'Ready'

/** What becomes of one line of a pasted list; `found` is null while its product is searched, and without one. */
export type ReviewedLine = { line: string } & (
  | { is: 'Loading' | 'None'; found: null }
  | { is: FoundState; found: Found }
)

/** A line, the answers given about it, and the product found for it: undefined while it is searched, null without one. */
export type ListLine = { line: string; answers: Choice[]; product: ProductCard | null | undefined }

/** Reviews a list from the top: a product once, no product that the plan has, and no more than there is room for. */
export function reviewList(lines: ListLine[], presentIds: Set<string>, room: number): ReviewedLine[] {
  const taken = new Set<string>()
  const stateOf = ({ product: { id }, entry }: Found): FoundState => {
    if (presentIds.has(id)) return 'Present'
    if (taken.has(id)) return 'Twice'
    if (taken.size >= room) return 'Full'
    taken.add(id)
    return questionOf(entry) ? 'Asked' : 'Ready'
  }
  return lines.map(({ line, answers, product }) => {
    if (!product) return { line, is: product === null ? 'None' : 'Loading', found: null }
    const found = { product, entry: readFor(readEntry(line), product, answers) }
    return { line, is: stateOf(found), found }
  })
}
