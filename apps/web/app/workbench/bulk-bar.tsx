import { IconX } from '@tabler/icons-react'
import { m } from '#app/paraglide/messages.js'
import type { RowAction } from './row-keys.ts'
import type { Selection } from './selection.ts'
import css from './workbench.module.css'

type Props<Row> = {
  actions: RowAction<Row>[]
  rows: Row[]
  keyOf: (row: Row) => string
  selection: Selection
}

/** What can be done with the ticked rows, all at once. */
export function BulkBar<Row>({ actions, rows, keyOf, selection }: Props<Row>) {
  const chosen = rows.filter((row) => selection.has(keyOf(row)))
  if (chosen.length === 0) return null
  const bulk = actions.filter(({ isBulk }) => isBulk)
  return (
    <div className={css.bulk} role="toolbar" aria-label={m.list_selected({ count: chosen.length })}>
      <b>{m.list_selected({ count: chosen.length })}</b>
      {bulk.map((action) => (
        <button
          key={action.key}
          type="button"
          disabled={!chosen.some(action.isFor)}
          onClick={async () => {
            await action.run(chosen.filter(action.isFor))
            selection.clear()
          }}
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
