import { planLengths } from '@salvia/contract/words/lengths'
import { IconSearch } from '@tabler/icons-react'
import { type RefObject, useId } from 'react'
import { usePageKeys } from '#app/lib/page-keys.ts'
import { m } from '#app/paraglide/messages.js'
import css from './product-search.module.css'
import { SearchResults } from './search-results.tsx'
import { type SearchProps, useSearchBox } from './use-search-box.ts'

type Props = SearchProps & { input: RefObject<HTMLInputElement | null> }

/** Search that adds products: arrows select, Enter adds, Escape closes. */
export function ProductSearch({ input, ...props }: Props) {
  const listId = useId()
  const focus = () => input.current?.focus()
  const { typed, type, found, at, pick, onKeyDown, isOpen, isLoading, onRetry } = useSearchBox(props, focus)
  const { presentIds, isFull } = props
  const chosen = found[at]
  usePageKeys([['/', focus]])
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
          maxLength={planLengths.name}
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
