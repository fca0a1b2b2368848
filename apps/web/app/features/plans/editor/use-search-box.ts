import type { ProductCard } from '@salvia/contract/catalogue/shop'
import type { LastDose } from '@salvia/contract/plans/last-doses'
import type { RecommendationRow } from '@salvia/contract/plans/plan-records'
import { answerEntry, readNamedEntry } from '@salvia/rules/plans/typed-entry/read-entry'
import type { Choice, TypedEntry } from '@salvia/rules/plans/typed-entry/typed-entry'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { questionOf, readFor } from './typed-item.ts'
import { type Found, type FoundProduct, useSearch } from './use-search.ts'

export type Added = {
  product: ProductCard
  entry: TypedEntry
  isByKey: boolean
  last?: LastDose | undefined
}

export type SearchProps = {
  planId: string
  presentIds: Set<string>
  isFull: boolean
  /** Adds a product with what was typed of its dose; a dose that is not written is written next, after Enter. */
  onAdd: (added: Added) => void
  onInsert: (template: RecommendationRow) => void
}

/** A choice made before what it is held against has arrived: of one result, or of whichever comes first. */
type Pending = { id: string | undefined; isByKey: boolean }

/** What was typed, which result is chosen, the answers given so far, and whether the next digit is an answer. */
function useTypedLine() {
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const [answers, setAnswers] = useState<Choice[]>([])
  const [isAsking, setAsking] = useState(false)
  const [pending, setPending] = useState<Pending | null>(null)
  const move = (to: number) => {
    setAt(to)
    setAnswers([])
    setAsking(false)
  }
  const type = (text: string) => {
    setTyped(text)
    move(0)
    setPending(null)
  }
  const entry = readNamedEntry(typed)
  return { typed, type, at, move, entry, answers, setAnswers, isAsking, setAsking, pending, setPending }
}

/**
 * Query, results and selection. Enter before the results arrive is applied to them, and a press on a result before its
 * label arrives to that result; of an ambiguous line it asks, and a digit answers. `focus` is for the next line.
 */
export function useSearchBox(
  { planId, presentIds, isFull, onAdd, onInsert }: SearchProps,
  focus: () => void,
) {
  const line = useTypedLine()
  const { typed, type, at, move, entry, answers, setAnswers, isAsking, setAsking, pending, setPending } = line
  const { query, searched = query } = answers.reduce(answerEntry, entry)
  const { isOpen, isCurrent, isLabelled, isLoading, onRetry, lastOf, ...search } = useSearch(
    typed,
    { searched: (searched || typed).trim(), all: (query || typed).trim() },
    entry,
  )
  const found = search.found.filter(({ id }) => id !== planId)
  const chosen = found[at]
  const read = isLabelled && chosen?.kind === 'product' ? readFor(entry, chosen, answers) : null
  const question = read && questionOf(read)

  const add = (product: ProductCard, given: TypedEntry, isByKey: boolean) => {
    type('')
    focus()
    onAdd({ product, entry: given, isByKey, last: lastOf(product.id) })
  }
  const pickProduct = (one: FoundProduct, isByKey: boolean) => {
    if (!isLabelled) return setPending({ id: one.id, isByKey })
    const given = one.id === chosen?.id && read ? read : readFor(entry, one, [])
    if (!questionOf(given)) return add(one.product, given, isByKey)
    if (one.id !== chosen?.id) move(found.indexOf(one))
    setAsking(true)
    focus()
  }
  const pick = (one: Found | undefined, isByKey = false) => {
    setPending(null)
    if (!one || isFull || presentIds.has(one.id)) return
    if (one.kind === 'product') return pickProduct(one, isByKey)
    type('')
    focus()
    onInsert(one.template)
  }
  /** An answer that adds words to the search waits for its results; the last of the others adds the product. */
  const answer = (choice: Choice | undefined) => {
    if (!choice || !read || chosen?.kind !== 'product') return
    const given = readFor(entry, chosen, [...answers, choice])
    setAnswers([...answers, choice])
    if ('query' in choice) setAsking(false)
    else if (!questionOf(given)) add(chosen.product, given, true)
  }
  /** Labels may put another result first: what was gone down to stays chosen. */
  const pickLater = () => setPending({ id: at > 0 ? chosen?.id : undefined, isByKey: true })
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, () => void> = {
      ArrowDown: () => move(Math.min(at + 1, found.length - 1)),
      ArrowUp: () => move(Math.max(at - 1, 0)),
      Enter: () => (isCurrent ? pick(chosen, true) : pickLater()),
      Escape: () => (isAsking ? setAsking(false) : type('')),
    }
    const choice = isAsking ? question?.choices[Number(event.key) - 1] : undefined
    const act = choice ? () => answer(choice) : moves[event.key]
    if (!act || !isOpen) return
    event.preventDefault()
    act()
  }
  const latest = useRef(pick)
  latest.current = pick
  useEffect(() => {
    if (!pending || !isCurrent) return
    const one = pending.id === undefined ? chosen : found.find(({ id }) => id === pending.id)
    latest.current(one, pending.isByKey)
  }, [chosen, found, isCurrent, pending])
  const dose = read && chosen ? { entry: read, last: lastOf(chosen.id) } : null
  return { typed, type, found, at, pick, onKeyDown, isOpen, isLoading, onRetry, dose, answer, isAsking }
}
