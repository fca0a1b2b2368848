import type { AllInsights } from '@salvia/contract/insights/insights'
import type { User } from '@salvia/contract/people/current-user'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { AsOf } from '../as-of.tsx'
import { FigureNotes } from '../figure-notes.tsx'
import { InsightCharts } from '../insight-charts.tsx'
import { adminRows, seesWallets } from '../insight-rows.ts'
import css from '../insights.module.css'
import { isQuiet } from '../month-rows.ts'
import { MonthTable } from '../month-table.tsx'

type Props = { data: AllInsights; user: User }

/** The months of all practitioners together, drawn once they are opened. */
export function AllTogether(props: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={css.together} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{m.insights_of_all()}</summary>
      {isOpen && <Months {...props} />}
    </details>
  )
}

function Months({ data, user }: Props) {
  if (isQuiet(data)) return <p className="second">{m.insights_none_admin()}</p>
  return (
    <div className={css.page}>
      <AsOf at={data.asOf} />
      <InsightCharts months={data.months} />
      <MonthTable span={data} rowsOf={adminRows(null, { seesWallets: seesWallets(user) })} file="insights" />
      <FigureNotes />
    </div>
  )
}
