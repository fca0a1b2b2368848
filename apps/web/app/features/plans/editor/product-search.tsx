import { planLengths } from '@salvia/contract/words/lengths'
import type { Duration } from '@salvia/contract/words/plans'
import { isList } from '@salvia/rules/plans/pasted-list/list-lines'
import { IconSearch } from '@tabler/icons-react'
import { type ClipboardEvent, type RefObject, useId, useState } from 'react'
import { usePageKeys } from '#app/lib/page-keys.ts'
import { m } from '#app/paraglide/messages.js'
import { ListDialog } from './list-dialog.tsx'
import css from './product-search.module.css'
import { SearchResults } from './search-results.tsx'
import { TypedReading } from './typed-reading.tsx'
import { type Added, type SearchProps, useSearchBox } from './use-search-box.ts'

type Props = SearchProps & {
  input: RefObject<HTMLInputElement | null>
  onAddList: (added: Added[]) => void
  /** How long a new item lasts unless its line gives a duration. */
  duration: Duration | null
}

/** Search that adds products: arrows select, Enter adds, Escape closes. A pasted list is reviewed first. */
export function ProductSearch({ input, onAddList, duration, ...props }: Props) {
  const [pasted, setPasted] = useState<string | null>(null)
  const listId = useId()
  const focus = () => input.current?.focus()
  const box = useSearchBox(props, focus)
  const { typed, type, found, at, pick, onKeyDown, isOpen, isLoading, onRetry, dose, answer, isAsking } = box
  const { presentIds, isFull } = props
  const chosen = found[at]
  usePageKeys([['/', focus]])
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (!isList(text)) return
    event.preventDefault()
    type('')
    setPasted(text)
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
          aria-activedescendant={chosen ? `${listId}-${chosen.id}` : undefined}
          aria-autocomplete="list"
          autoComplete="off"
          placeholder={isFull ? m.plan_editor_full() : m.plan_editor_search_hint()}
          disabled={isFull}
          maxLength={planLengths.name}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            // Pressed where it leads to, it types nothing.
            if (event.key === '/' && typed === '') event.preventDefault()
            onKeyDown(event)
          }}
          onPaste={onPaste}
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
        >
          {dose && chosen?.kind === 'product' && (
            <TypedReading product={chosen.product} {...{ dose, duration, isAsking }} onAnswer={answer} />
          )}
        </SearchResults>
      )}
      {pasted !== null && (
        <ListDialog
          pasted={pasted}
          presentIds={presentIds}
          duration={duration}
          onAdd={onAddList}
          onClose={() => {
            setPasted(null)
            requestAnimationFrame(focus)
          }}
        />
      )}
    </search>
  )
}
