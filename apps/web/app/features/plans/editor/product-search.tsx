import { useDebouncedValue } from '@mantine/hooks'
import type { ProductCard } from '@salvia/contract/catalogue'
import { IconSearch } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { query } from '#app/api/query.ts'
import { m } from '#app/paraglide/messages.js'
import css from './product-search.module.css'
import { SearchResults } from './search-results.tsx'

const SHOWN = 8
const SHORTEST = 2
const QUIET_MS = 150

type Props = { presentIds: Set<string>; isFull: boolean; onAdd: (product: ProductCard) => void }

/** Products that fit what is typed; what was found last stays until the next answer is there. */
function useProducts(typed: string) {
  const [text] = useDebouncedValue(typed.trim(), QUIET_MS)
  return useQuery({
    ...query('GET /products', { query: { query: text, limit: SHOWN } }),
    enabled: text.length >= SHORTEST,
    placeholderData: keepPreviousData,
  })
}

/** `/` leads here from anywhere on the page, unless something is being typed. */
function useSlash(focus: () => void) {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select')
      if (event.key !== '/' || isTyping) return
      event.preventDefault()
      focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [focus])
}

/** A search box that adds: arrows choose, Enter adds and keeps the focus, Escape closes. */
export function ProductSearch({ presentIds, isFull, onAdd }: Props) {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const { data, isError, refetch } = useProducts(typed)
  const products = typed.trim().length >= SHORTEST ? (data?.results ?? []) : []
  const isOpen = typed.trim().length >= SHORTEST
  useSlash(useRef(() => input.current?.focus()).current)

  const close = () => {
    setTyped('')
    setAt(0)
  }
  const add = (product: ProductCard | undefined) => {
    if (!product || isFull || presentIds.has(product.id)) return
    onAdd(product)
    close()
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, () => void> = {
      ArrowDown: () => setAt((before) => Math.min(before + 1, products.length - 1)),
      ArrowUp: () => setAt((before) => Math.max(before - 1, 0)),
      Enter: () => add(products[at]),
      Escape: close,
    }
    const move = moves[event.key]
    if (!move || !isOpen) return
    event.preventDefault()
    move()
  }
  return (
    <search className={css.search}>
      <div className={css.box}>
        <IconSearch size={20} stroke={1.75} aria-hidden="true" />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={m.plan_editor_search()}
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={isOpen && products[at] ? `${listId}-${products[at].id}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          placeholder={isFull ? m.plan_editor_full() : m.plan_editor_search_hint()}
          disabled={isFull}
          maxLength={120}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
        />
        <kbd className={`only-large ${css.key}`}>/</kbd>
      </div>
      {isOpen && (
        <SearchResults
          listId={listId}
          products={products}
          at={at}
          presentIds={presentIds}
          isLoading={data === undefined && !isError}
          onRetry={isError ? () => refetch() : undefined}
          onPick={add}
        />
      )}
    </search>
  )
}
