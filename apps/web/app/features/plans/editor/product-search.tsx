import { IconSearch } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import css from './product-search.module.css'
import { SearchResults } from './search-results.tsx'
import { type SearchProps, useSearchBox } from './use-search-box.ts'

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
export function ProductSearch(props: SearchProps) {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const focus = useRef(() => input.current?.focus()).current
  const { typed, type, found, at, pick, onKeyDown, isOpen, isLoading, onRetry } = useSearchBox(props, focus)
  const { presentIds, isFull } = props
  const chosen = found[at]
  useSlash(focus)
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
          aria-activedescendant={chosen ? `${listId}-${chosen.id}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          placeholder={isFull ? m.plan_editor_full() : m.plan_editor_search_hint()}
          disabled={isFull}
          maxLength={120}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <kbd>/</kbd>
      </div>
      {isOpen && (
        <SearchResults
          listId={listId}
          found={found}
          at={at}
          presentIds={presentIds}
          isLoading={isLoading}
          onRetry={onRetry}
          onPick={pick}
        />
      )}
    </search>
  )
}
