import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { CheckField } from '#app/ui/field.tsx'
import type { WorkColumn } from './columns.ts'
import type { ListAddress } from './list-address.ts'
import css from './row-table.module.css'
import type { Selection } from './selection.ts'

type Props<Row> = {
  caption: string
  columns: WorkColumn<Row>[]
  rows: Row[]
  keyOf: (row: Row) => string
  hrefOf: (row: Row) => string
  openKey: string | null
  currentKey: string | null
  selection: Selection | null
  address: ListAddress
}

/** Dense rows with hairlines: a box to select, the name as a link to the record, titles that sort. */
export function RowTable<Row>(props: Props<Row>) {
  const { caption, columns, rows, keyOf, selection, address } = props
  const keys = rows.map(keyOf)
  return (
    <table className={css.table}>
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
            <Title key={column.id} column={column} address={address} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={keyOf(row)} row={row} {...props} />
        ))}
      </tbody>
    </table>
  )
}

const directions = { up: 'ascending', down: 'descending', none: 'none' } as const

function directionOf(sort: string, field: string): keyof typeof directions {
  if (sort === field) return 'up'
  return sort === `-${field}` ? 'down' : 'none'
}

function Title<Row>({ column, address }: { column: WorkColumn<Row>; address: ListAddress }) {
  const { sortedBy, title, isFigure } = column
  const className = isFigure ? 'num' : undefined
  if (sortedBy === undefined)
    return (
      <th scope="col" className={className}>
        {title}
      </th>
    )
  const direction = directionOf(address.sort, sortedBy)
  const next = { none: sortedBy, up: `-${sortedBy}`, down: '' }[direction]
  const Arrow = direction === 'down' ? IconChevronDown : IconChevronUp
  return (
    <th scope="col" className={className} aria-sort={directions[direction]}>
      <button type="button" className="sort-button" onClick={() => address.set('sort', next)}>
        {title}
        {direction !== 'none' && <Arrow size={16} stroke={1.75} aria-hidden="true" />}
      </button>
    </th>
  )
}

function Row<Row>({ row, columns, keyOf, hrefOf, ...state }: Props<Row> & { row: Row }) {
  const key = keyOf(row)
  const element = useRef<HTMLTableRowElement>(null)
  const isCurrent = state.currentKey === key
  useEffect(() => {
    if (isCurrent) element.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    <tr
      ref={element}
      data-open={state.openKey === key || undefined}
      data-current={isCurrent || undefined}
      data-selected={state.selection?.has(key) || undefined}
    >
      {state.selection && (
        <td className={css.box}>
          <CheckField
            aria-label={m.list_select_row()}
            checked={state.selection.has(key)}
            onChange={() => state.selection?.toggle(key)}
          />
        </td>
      )}
      {columns.map((column) => (
        <Cell key={column.id} column={column} href={hrefOf(row)}>
          {column.cell(row)}
        </Cell>
      ))}
    </tr>
  )
}

type CellProps<Row> = { column: WorkColumn<Row>; href: string; children: ReactNode }

const Cell = <Row,>({ column, href, children }: CellProps<Row>) =>
  column.isName ? (
    <th scope="row" className={css.name}>
      <Link to={href} preventScrollReset>
        {children}
      </Link>
    </th>
  ) : (
    <td className={column.isFigure ? 'num' : undefined} data-title={column.title}>
      {children}
    </td>
  )
