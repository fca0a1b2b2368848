import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import css from './combobox.module.css'
import { TextField } from './field.tsx'

export type Findable = { id: string; name: string; about?: string; picture?: ReactNode }

type Props<T extends Findable> = {
  label: string
  description?: string
  /** Results are in the flow, not overlaid, so that a dialog does not clip them. */
  isInFlow?: boolean
  /** Searches; best matches first. */
  find: (typed: string) => Promise<T[]>
  onPick: (found: T) => void
}

const TYPING_MS = 200
const LEAST_LETTERS = 2

/** Debounced; outdated results are dropped. */
function useFound<T extends Findable>(typed: string, find: (typed: string) => Promise<T[]>) {
  const [found, setFound] = useState<T[] | 'failed' | null>(null)
  const latest = useRef(find)
  useEffect(() => {
    latest.current = find
  })
  useEffect(() => {
    setFound(null)
    if (typed.trim().length < LEAST_LETTERS) return
    let isCurrent = true
    const timer = setTimeout(() => {
      latest.current(typed.trim()).then(
        (rows) => isCurrent && setFound(rows),
        () => isCurrent && setFound('failed'),
      )
    }, TYPING_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [typed])
  return found
}

/** A combobox: arrows move, Enter selects, Escape closes. */
export function Combobox<T extends Findable>({
  label,
  description,
  isInFlow = false,
  find,
  onPick,
}: Props<T>) {
  const listId = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const found = useFound(typed, find)
  const rows = Array.isArray(found) ? found : []
  const pick = (row: T | undefined) => {
    if (row === undefined) return
    setTyped('')
    setAt(0)
    onPick(row)
  }
  const keys: Record<string, () => void> = {
    ArrowDown: () => setAt(Math.min(rows.length - 1, at + 1)),
    ArrowUp: () => setAt(Math.max(0, at - 1)),
    Enter: () => pick(rows[at]),
    Escape: () => setTyped(''),
  }
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (act === undefined || typed === '') return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  return (
    <div className={css.box} data-in-flow={isInFlow || undefined}>
      <TextField
        label={label}
        description={rows.length > 0 ? undefined : description}
        type="search"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={rows.length > 0}
        aria-controls={listId}
        aria-activedescendant={rows[at] && `${listId}-${rows[at].id}`}
        value={typed}
        onChange={(event) => {
          setAt(0)
          setTyped(event.currentTarget.value)
        }}
        onKeyDown={press}
      />
      {rows.length > 0 && (
        <div role="listbox" id={listId} aria-label={label} className={css.list}>
          {rows.map((row, place) => (
            <Option
              key={row.id}
              id={`${listId}-${row.id}`}
              row={row}
              isAt={place === at}
              onPick={() => pick(row)}
            />
          ))}
        </div>
      )}
      <p role="status" className={css.said}>
        {said(typed, found)}
      </p>
    </div>
  )
}

function said(typed: string, found: unknown[] | 'failed' | null): string | null {
  if (typed.trim().length < LEAST_LETTERS) return null
  if (found === 'failed') return m.failed_title()
  if (found === null) return m.common_loading()
  return found.length === 0 ? m.list_none_title() : null
}

type OptionProps = { id: string; row: Findable; isAt: boolean; onPick: () => void }

const Option = ({ id, row, isAt, onPick }: OptionProps) => (
  // Keyboard handling stays in the input, which keeps focus.
  <div role="option" id={id} aria-selected={isAt} tabIndex={-1} className={css.option} onPointerUp={onPick}>
    {row.picture}
    <span>
      <b className="medium">{row.name}</b>
      {row.about && <span className="third">{row.about}</span>}
    </span>
  </div>
)
