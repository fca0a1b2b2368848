import { formatNumber } from '@salvia/rules/format/format'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import type { RowAction } from './row-keys.ts'
import type { Selection } from './selection.ts'
import css from './workbench.module.css'

type Props<Row> = {
  actions: RowAction<Row>[]
  rows: Row[]
  keyOf: (row: Row) => string
  selection: Selection
  /** How many rows the filters of an address find, on all pages. */
  matching: { count: number; address: string }
}

/** What can be done with the ticked rows, all at once; or with all that match, once every row of a page is ticked. */
export function BulkBar<Row>({ actions, rows, keyOf, selection, matching }: Props<Row>) {
  const [allOf, setAllOf] = useState<string | null>(null)
  const chosen = rows.filter((row) => selection.has(keyOf(row)))
  const isPageChosen = chosen.length > 0 && chosen.length === rows.length
  const isAll = allOf !== null && allOf === matching.address && isPageChosen
  if (allOf !== null && !isAll) setAllOf(null)
  if (chosen.length === 0) return null
  const canChooseAll = isPageChosen && matching.count > rows.length && actions.some(({ runAll }) => runAll)
  const figure = formatNumber(matching.count, getLocale())
  const said = isAll ? m.list_selected_matching({ count: figure }) : m.list_selected({ count: chosen.length })
  const bulk = actions.filter(({ isBulk, runAll }) => (isAll ? runAll : isBulk))
  const run = async ({ runAll, run: runRows, isFor }: RowAction<Row>) => {
    await (isAll ? runAll?.() : runRows(chosen.filter(isFor)))
    selection.clear()
  }
  return (
    <div className={css.bulk} role="toolbar" aria-label={said}>
      <b>{said}</b>
      {!isPageChosen && (
        <button type="button" className={css.page} onClick={() => selection.setAll(rows.map(keyOf), true)}>
          {m.list_select_page()}
        </button>
      )}
      {canChooseAll && !isAll && (
        <button type="button" className={css.matching} onClick={() => setAllOf(matching.address)}>
          {m.list_select_matching({ count: figure })}
        </button>
      )}
      {bulk.map((action) => (
        <button
          key={action.key}
          type="button"
          disabled={!isAll && !chosen.some(action.isFor)}
          onClick={() => run(action)}
        >
          {action.label}
        </button>
      ))}
      <button type="button" aria-label={m.list_clear_selection()} onClick={selection.clear}>
        <IconX size={18} stroke={1.75} aria-hidden="true" />
      </button>
    </div>
  )
}
