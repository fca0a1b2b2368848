import { usePageKeys } from '#app/lib/page-keys.ts'
import type { Selection } from './selection.ts'

export type RowAction<Row> = {
  /** A single-letter shortcut. */
  key: string
  label: string
  isFor: (row: Row) => boolean
  /** Resolves to true when it changed the rows, which are then no longer selected. */
  run: (rows: Row[]) => unknown
  isBulk?: boolean
  /** Applies to all matching rows, including other pages. */
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

/** Shortcuts of every list, in addition to its actions' own. */
export const rowKeys = ['j', 'k', 'x', '↵', 'Esc', '/'] as const

const ACTION_KEYS = 'abcdefghilmnopqrstuvwyz'

/** J/K move, X selects, Enter opens, Escape closes; a letter acts. Inactive in text fields and dialogs. */
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
    // A focused link or button takes Enter itself.
    if (document.activeElement?.closest('a, button')) return
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
    ...[...ACTION_KEYS].map((key): [string, () => void] => [key, () => act(key)]),
  ])
}
