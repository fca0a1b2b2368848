import type { AllInsights } from '@salvia/contract/insights/insights'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Time } from '#app/visit/time.tsx'
import { FigureNotes } from '../figure-notes.tsx'
import { InsightCharts } from '../insight-charts.tsx'
import css from '../insights.module.css'
import { isQuiet } from '../month-rows.ts'
import { MonthTable } from '../month-table.tsx'

/** No list has the rows behind the figures of all: those of each practitioner do. */
const noRows = () => null

/** The months of all practitioners together, drawn once they are opened. */
export function AllTogether({ data }: { data: AllInsights }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={css.together} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{m.insights_of_all()}</summary>
      {isOpen && <Months data={data} />}
    </details>
  )
}

function Months({ data }: { data: AllInsights }) {
  if (isQuiet(data)) return <p className="second">{m.insights_none_admin()}</p>
  return (
    <div className={css.page}>
      <InsightCharts months={data.months} />
      <MonthTable span={data} rowsOf={noRows} file="insights" />
      <FigureNotes />
      {data.asOf && (
        <p className="third">
          {m.insights_as_of()} <Time at={data.asOf} />
        </p>
      )}
    </div>
  )
}
