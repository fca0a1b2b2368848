import { formatNumber } from '@salvia/rules/format/format'
import { IconX } from '@tabler/icons-react'
import { bottomBar } from '#app/lib/bottom-bars.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import type { Selection } from './selection.ts'
import type { RowActions } from './use-row-actions.ts'
import css from './workbench.module.css'

type Props<Row> = {
  acting: RowActions<Row>
  keys: string[]
  selection: Selection
  /** Number of matching rows on all pages. */
  matchingCount: number
}

/** Bulk actions on the selected rows, or on all matches once a whole page is selected. */
export function BulkBar<Row>({ acting, keys, selection, matchingCount }: Props<Row>) {
  const {
    chosen,
    isPageChosen,
    isAll,
    canChooseAll,
    chooseAll,
    bulk,
    maySelected,
    runSelected,
    isBySelection,
  } = acting
  if (chosen.length === 0) return null
  const figure = formatNumber(matchingCount, getLocale())
  const said = isAll ? m.list_selected_matching({ count: figure }) : m.list_selected({ count: chosen.length })
  return (
    <div ref={bottomBar} className={css.bulk} role="toolbar" aria-label={said}>
      <b>{said}</b>
      {!isPageChosen && (
        <button type="button" className={css.page} onClick={() => selection.setAll(keys, true)}>
          {m.list_select_page()}
        </button>
      )}
      {canChooseAll && (
        <button type="button" className={css.matching} onClick={chooseAll}>
          {m.list_select_matching({ count: figure })}
        </button>
      )}
      {bulk.map((action) => (
        <button
          key={action.key}
          type="button"
          disabled={!maySelected(action)}
          onClick={() => runSelected(action)}
        >
          {action.label} {isBySelection && <kbd>{action.key.toUpperCase()}</kbd>}
        </button>
      ))}
      <button type="button" aria-label={m.list_clear_selection()} onClick={selection.clear}>
        <IconX size={18} stroke={1.75} aria-hidden="true" />
      </button>
    </div>
  )
}
