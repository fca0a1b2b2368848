import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import css from './data-table.module.css'

export type Column<Row> = {
  id: string
  title: string
  cell: (row: Row) => ReactNode
  isFigure?: boolean
  /** What names the row: on a phone it becomes the head of its card. */
  isName?: boolean
  /** The field that its title sorts by. */
  sortedBy?: string
}

/** By which field the rows are sorted, `-` before it for descending, and how to have it otherwise. */
type Sorting = { by: string; set: (by: string) => void }

type Props<Row> = {
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  keyOf: (row: Row) => string
  sorting?: Sorting
}

/** Rows of 40 px with hairlines; on a phone each row is a card whose cells carry their titles. */
export const DataTable = <Row,>({ caption, columns, rows, keyOf, sorting }: Props<Row>) => (
  <div className={`card ${css.frame}`}>
    <table className={css.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <Title key={column.id} column={column} sorting={sorting} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map((column) => (
              <Cell key={column.id} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

const directions = { up: 'ascending', down: 'descending', none: 'none' } as const

function directionOf({ by }: Sorting, field: string): keyof typeof directions {
  if (by === field) return 'up'
  return by === `-${field}` ? 'down' : 'none'
}

type TitleProps<Row> = { column: Column<Row>; sorting: Sorting | undefined }

function Title<Row>({ column: { title, isFigure, sortedBy }, sorting }: TitleProps<Row>) {
  const className = isFigure ? 'num' : undefined
  if (sortedBy === undefined || sorting === undefined)
    return (
      <th scope="col" className={className}>
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

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const className = column.isFigure ? 'num' : undefined
  return column.isName ? (
    <th scope="row" className={css.name}>
      {column.cell(row)}
    </th>
  ) : (
    <td className={className} data-title={column.title}>
      {column.cell(row)}
    </td>
  )
}
