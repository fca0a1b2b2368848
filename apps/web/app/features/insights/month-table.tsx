import { IconDownload } from '@tabler/icons-react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import type { WorkColumn } from '#app/workbench/columns.ts'
import { exportedTable } from '#app/workbench/exported.ts'
import { saveFile } from '#app/workbench/save-file.ts'
import { exportedValue, type FigureId, figures } from './insight-figures.ts'
import type { RowsBehind } from './insight-rows.ts'
import css from './insights.module.css'
import { type MonthRow, monthRows, type Span, togetherRows } from './month-rows.ts'
import { FigureOf } from './newest-month.tsx'

/** What a phone's card says of each month; the newest month, the charts and the file say the rest. */
const onCards: FigureId[] = ['grossSales', 'commission', 'orders', 'plansShared']

/** The columns of figures, each of which opens its rows. */
export const monthColumns = (rowsOf: RowsBehind): WorkColumn<MonthRow>[] => [
  {
    id: 'month',
    title: m.dashboard_earnings_month(),
    isName: true,
    cell: ({ title }) => title,
    text: ({ id }) => id,
  },
  ...figures.map(
    (figure): WorkColumn<MonthRow> => ({
      id: figure.id,
      title: figure.title(),
      isFigure: true,
      isExtra: !onCards.includes(figure.id),
      cell: (row) => <FigureOf figure={figure} row={row} rowsOf={rowsOf} />,
      text: ({ of }) => exportedValue(figure.read(of)),
    }),
  ),
]

type Props = { span: Span; rowsOf: RowsBehind; file: string }

/** All figures by month, the newest first, below them the months together and those before; saved as a file too. */
export function MonthTable({ span, rowsOf, file }: Props) {
  const columns = monthColumns(rowsOf)
  const months = monthRows(span)
  const together = togetherRows(span).filter(({ id }) => id !== 'total' || months.length > 1)
  const save = () => saveFile(`${file}.csv`, exportedTable(columns, months), 'text/csv')
  return (
    <section className={css.months} aria-labelledby="by-month">
      <div className={css.head}>
        <h2 id="by-month" className={css.title}>
          {m.insights_by_month()}
        </h2>
        <Button
          size="sm"
          leftSection={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
          onClick={save}
        >
          {m.list_export()}
        </Button>
      </div>
      <DataTable
        caption={m.insights_by_month()}
        columns={columns}
        rows={[...months, ...together]}
        keyOf={({ id }) => id}
      />
    </section>
  )
}
