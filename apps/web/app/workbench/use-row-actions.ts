import { useState } from 'react'
import type { RowAction } from './row-keys.ts'
import type { Selection } from './selection.ts'

type Given<Row> = {
  actions: RowAction<Row>[]
  rows: Row[]
  keyOf: (row: Row) => string
  selection: Selection
  /** The row whose record is open beside the list. */
  openKey: string | null
  /** Where records open on pages of their own: the row that the keyboard is on. */
  currentKey: string | null
  /** Number of matching rows on all pages, and the list's address. */
  matching: { count: number; address: string }
}

/**
 * What the actions of a list work on. A key works on the open record, else on the selected rows (or all matching
 * ones); rows beside an open record are left alone, so that nothing is changed unseen.
 */
export function useRowActions<Row>(given: Given<Row>) {
  const { actions, rows, keyOf, selection, openKey, currentKey, matching } = given
  const [allOf, setAllOf] = useState<string | null>(null)
  const chosen = rows.filter((row) => selection.has(keyOf(row)))
  const isPageChosen = chosen.length > 0 && chosen.length === rows.length
  const isAll = allOf !== null && allOf === matching.address && isPageChosen
  if (allOf !== null && !isAll) setAllOf(null)
  const rowOf = (key: string | null) => rows.filter((row) => keyOf(row) === key)
  const isForSelected = ({ isBulk, runAll }: RowAction<Row>) => Boolean(isAll ? runAll : isBulk)
  const maySelected = (action: RowAction<Row>) =>
    isForSelected(action) && (isAll || chosen.some((row) => action.isFor(row)))
  /** Rows stay selected until an action has changed them: a dialog can still be cancelled. */
  const runSelected = async (action: RowAction<Row>) => {
    const isChanged = await (isAll && action.runAll
      ? action.runAll()
      : action.run(chosen.filter(action.isFor)))
    if (isChanged === true) selection.clear()
  }
  const isBySelection = openKey === null && chosen.length > 0
  const pointed = rowOf(openKey ?? currentKey)
  const isReady = (action: RowAction<Row>) =>
    isBySelection ? maySelected(action) : pointed.some((row) => action.isFor(row))
  const runByKey = (key: string) => {
    const action = actions.find((each) => each.key === key)
    if (action === undefined || !isReady(action)) return
    void (isBySelection ? runSelected(action) : action.run(pointed))
  }
  return {
    chosen,
    isPageChosen,
    isAll,
    canChooseAll:
      isPageChosen && !isAll && matching.count > rows.length && actions.some(({ runAll }) => runAll),
    chooseAll: () => setAllOf(matching.address),
    bulk: actions.filter(isForSelected),
    /** Actions that their key runs now. */
    ready: actions.filter(isReady),
    isBySelection,
    maySelected,
    runSelected,
    runByKey,
  }
}

export type RowActions<Row> = ReturnType<typeof useRowActions<Row>>
