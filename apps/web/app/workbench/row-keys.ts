import { usePageKeys } from '#app/lib/page-keys.ts'
import type { Selection } from './selection.ts'

export type RowAction<Row> = {
  /** One letter, as it stands on the keyboard. */
  key: string
  label: string
  isFor: (row: Row) => boolean
  run: (rows: Row[]) => unknown
  isBulk?: boolean
  /** Does it with all rows that the filters find, on other pages too. */
  runAll?: () => unknown
  isDanger?: boolean
}

type Rows = {
  keys: string[]
  currentKey: string | null
  setCurrentKey: (key: string) => void
  openKey: string | null
  open: (key: string | null) => unknown
  selection: Selection
}

/** The keys that every list has, beside those of its actions. */
export const rowKeys = ['j', 'k', 'x', '↵', 'Esc', '/'] as const

const ACTION_KEYS = 'abcdefghilmnopqrstuvwyz'

/** Focuses the search of the list. */
const toSearch = () => document.querySelector<HTMLInputElement>('input[type=search]')?.focus()

/**
 * J and K move, X selects, Enter opens, Escape closes, a letter acts on the record that is open, and so was looked at;
 * none while someone types in a field, or a dialog is open.
 */
export function useRowKeys(rows: Rows, act: (key: string) => void): void {
  const { keys, currentKey, setCurrentKey, openKey, open, selection } = rows
  const move = (step: number) => () => {
    const at = currentKey === null ? -1 : keys.indexOf(currentKey)
    const next = keys[Math.min(keys.length - 1, Math.max(0, at + step))]
    if (next === undefined) return
    setCurrentKey(next)
    if (openKey !== null) open(next)
  }
  const openCurrent = () => {
    const key = currentKey ?? keys[0]
    if (key !== undefined && openKey === null) open(key)
  }
  const toggle = () => {
    if (currentKey !== null) selection.toggle(currentKey)
  }
  const close = () => {
    if (openKey !== null) open(null)
  }
  usePageKeys([
    ['j', move(1)],
    ['k', move(-1)],
    ['x', toggle],
    ['Enter', openCurrent, { preventDefault: false }],
    ['Escape', close, { preventDefault: false }],
    ['/', toSearch],
    ...[...ACTION_KEYS].map((key): [string, () => void] => [key, () => act(key)]),
  ])
}
