import type { ReactNode } from 'react'
import css from './data-table.module.css'

export type Column<Row> = {
  id: string
  title: string
  cell: (row: Row) => ReactNode
  isFigure?: boolean
  /** What names the row: on a phone it becomes the head of its card. */
  isName?: boolean
}

type Props<Row> = { caption: string; columns: Column<Row>[]; rows: Row[]; keyOf: (row: Row) => string }

/** Rows of 40 px with hairlines; on a phone each row is a card whose cells carry their titles. */
export const DataTable = <Row,>({ caption, columns, rows, keyOf }: Props<Row>) => (
  <div className={`card ${css.frame}`}>
    <table className={css.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col" className={column.isFigure ? 'num' : undefined}>
              {column.title}
            </th>
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
