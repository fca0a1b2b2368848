import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import css from './data-table.module.css'
import { CheckField } from './field.tsx'
import { SortChoice } from './sort-choice.tsx'

export type Column<Row> = {
  id: string
  title: string
  cell: (row: Row) => ReactNode
  isFigure?: boolean
  /** The row header: on a phone it becomes the card's title. */
  isName?: boolean
  /** Sort field of the column. */
  sortedBy?: string
  /** Left out of the card on a phone: the record says it. */
  isExtra?: boolean
  /** The row's menu: beside the name on a phone, else always seen at the end of its row. */
  isMenu?: boolean
}

/** Sort field, `-` prefix for descending, and a setter. */
type Sorting = { by: string; set: (by: string) => void }

/** Selected rows. */
type Ticking = {
  has: (key: string) => boolean
  toggle: (key: string) => void
  setAll: (keys: string[], isSelected: boolean) => void
}

type Props<Row> = {
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  keyOf: (row: Row) => string
  sorting?: Sorting
  /** Dense full-width rows with a sticky header. */
  isDense?: boolean
  /** Two lines a row on a phone, without labels: name and last column, below them the rest. */
  isCompact?: boolean
  selection?: Ticking | null
  /** The row with keyboard focus, and the open one. */
  currentKey?: string | null
  openKey?: string | null
}

/** Rows of 40 px with hairlines, each opened by a click anywhere in it; on a phone a row is a card with labelled cells. */
export function DataTable<Row>(props: Props<Row>) {
  const {
    caption,
    columns,
    rows,
    keyOf,
    sorting,
    isDense = false,
    isCompact = false,
    selection = null,
  } = props
  const keys = rows.map(keyOf)
  return (
    <div className={isDense ? undefined : `card ${css.frame}`}>
      {sorting && <SortChoice columns={columns} sorting={sorting} />}
      <table className={css.table} data-dense={isDense || undefined} data-compact={isCompact || undefined}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={css.box}>
                <CheckField
                  aria-label={m.list_select_page()}
                  checked={keys.length > 0 && keys.every((key) => selection.has(key))}
                  onChange={(event) => selection.setAll(keys, event.currentTarget.checked)}
                />
              </th>
            )}
            {columns.map((column) => (
              <Title key={column.id} column={column} sorting={sorting} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={keyOf(row)} row={row} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const directions = { up: 'ascending', down: 'descending', none: 'none' } as const

function directionOf({ by }: Sorting, field: string): keyof typeof directions {
  if (by === field) return 'up'
  return by === `-${field}` ? 'down' : 'none'
}

type TitleProps<Row> = { column: Column<Row>; sorting: Sorting | undefined }

function Title<Row>({ column: { title, isFigure, isMenu, sortedBy }, sorting }: TitleProps<Row>) {
  const className = isFigure ? 'num' : undefined
  if (sortedBy === undefined || sorting === undefined)
    return (
      <th scope="col" className={className} data-menu={isMenu || undefined}>
        {title}
      </th>
    )
  const direction = directionOf(sorting, sortedBy)
  const next = { none: sortedBy, up: `-${sortedBy}`, down: '' }[direction]
  const Arrow = direction === 'down' ? IconChevronDown : IconChevronUp
  return (
    <th scope="col" className={className} aria-sort={directions[direction]}>
      <button type="button" className="sort-button" onClick={() => sorting.set(next)}>
        {title}
        {direction !== 'none' && <Arrow size={16} stroke={1.75} aria-hidden="true" />}
      </button>
    </th>
  )
}

function Row<Row>({ row, columns, keyOf, selection = null, ...state }: Props<Row> & { row: Row }) {
  const key = keyOf(row)
  const element = useRef<HTMLTableRowElement>(null)
  const isCurrent = state.currentKey === key
  useEffect(() => {
    if (isCurrent) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    <tr
      ref={element}
      data-key={key}
      onClick={followRow}
      data-open={state.openKey === key || undefined}
      data-current={isCurrent || undefined}
      data-selected={selection?.has(key) || undefined}
    >
      {selection && (
        <td className={css.box}>
          <CheckField
            aria-label={m.list_select_row()}
            checked={selection.has(key)}
            onChange={() => selection.toggle(key)}
          />
        </td>
      )}
      {columns.map((column) => (
        <Cell key={column.id} column={column} row={row} />
      ))}
    </tr>
  )
}

const CONTROLS = 'a, button, input, label, select, summary, [popover]'

/** A click beside the controls of a row opens the link of its name, unless text was being selected. */
function followRow(event: MouseEvent<HTMLTableRowElement>): void {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event
  if (!(target instanceof Element) || target.closest(CONTROLS)) return
  if (window.getSelection()?.type === 'Range') return
  const link = currentTarget.querySelector('th a')
  link?.dispatchEvent(
    new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const className = column.isFigure ? 'num' : undefined
  return column.isName ? (
    <th scope="row" className={css.name}>
      {column.cell(row)}
    </th>
  ) : (
    <td
      className={className}
      data-title={column.title}
      data-extra={column.isExtra || undefined}
      data-menu={column.isMenu || undefined}
    >
      {column.cell(row)}
    </td>
  )
}
