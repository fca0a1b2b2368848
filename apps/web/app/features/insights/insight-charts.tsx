import type { InsightMonth } from '@salvia/contract/insights/insights'
import { lazy, Suspense } from 'react'
import { m } from '#app/paraglide/messages.js'
import { useIsLive } from '#app/startup/use-is-live.ts'
import css from './insights.module.css'

const MonthBars = lazy(() => import('./month-bars.tsx').then((part) => ({ default: part.MonthBars })))

type Props = { months: InsightMonth[] }

/** The months as bars. Drawn in the browser alone: the library is large, and the table beside says the same. */
export function InsightCharts({ months }: Props) {
  const isLive = useIsLive()
  const charts = [
    { id: 'money', title: m.insights_chart_money() },
    { id: 'counts', title: m.insights_chart_counts() },
  ] as const
  return (
    <div className={css.charts}>
      {charts.map(({ id, title }) => (
        <figure key={id} className={`card ${css.chart}`}>
          <figcaption className="t16">
            {title} <span className="visually-hidden">{m.insights_chart_table()}</span>
          </figcaption>
          <div className={css.drawn} aria-hidden="true">
            {isLive && (
              <Suspense>
                <MonthBars of={id} months={months} />
              </Suspense>
            )}
          </div>
        </figure>
      ))}
    </div>
  )
}
