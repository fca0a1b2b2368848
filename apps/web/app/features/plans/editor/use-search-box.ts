import type { ProductCard } from '@salvia/contract/catalogue/shop'
import type { RecommendationRow } from '@salvia/contract/plans/plan-records'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type Found, useSearch } from './use-search.ts'

export type SearchProps = {
  planId: string
  presentIds: Set<string>
  isFull: boolean
  /** Adds a product; after the keyboard's Enter its instruction is written next. */
  onAdd: (product: ProductCard, isByKey: boolean) => void
  onInsert: (template: RecommendationRow) => void
}

/**
 * Query, results and selection. Enter pressed before the results arrive is applied to them. After a click `focus` is
 * for the next query; after Enter on a product its instruction takes the focus.
 */
export function useSearchBox(
  { planId, presentIds, isFull, onAdd, onInsert }: SearchProps,
  focus: () => void,
) {
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const [isPicking, setPicking] = useState(false)
  const { isOpen, isCurrent, isLoading, onRetry, ...search } = useSearch(typed)
  const found = search.found.filter(({ id }) => id !== planId)
  const chosen = found[at]

  const type = (text: string) => {
    setTyped(text)
    setAt(0)
    setPicking(false)
  }
  const pick = (one: Found | undefined, isByKey = false) => {
    setPicking(false)
    if (!one || isFull || presentIds.has(one.id)) return
    type('')
    if (one.kind === 'product') onAdd(one.product, isByKey)
    else onInsert(one.template)
    if (one.kind !== 'product' || !isByKey) focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, () => void> = {
      ArrowDown: () => setAt((before) => Math.min(before + 1, found.length - 1)),
      ArrowUp: () => setAt((before) => Math.max(before - 1, 0)),
      Enter: () => (isCurrent ? pick(chosen, true) : setPicking(true)),
      Escape: () => type(''),
    }
    const move = moves[event.key]
    if (!move || !isOpen) return
    event.preventDefault()
    move()
  }
  const latest = useRef(pick)
  latest.current = pick
  useEffect(() => {
    if (isPicking && isCurrent) latest.current(chosen, true)
  }, [chosen, isCurrent, isPicking])
  return { typed, type, found, at, pick, onKeyDown, isOpen, isLoading, onRetry }
}
