import { useId, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import parts from '#app/ui/parts.module.css'
import { Behind } from './behind.tsx'
import { type Figure, figures, isNothing, shownChange, shownValue } from './insight-figures.ts'
import type { RowsBehind } from './insight-rows.ts'
import css from './insights.module.css'
import { type MonthRow, newestRows, type Span } from './month-rows.ts'

type Props = { span: Span; rowsOf: RowsBehind }

/** The figures of the running month, each with that of the month before and the way to its rows; a phone begins with four. */
export function NewestMonth({ span, rowsOf }: Props) {
  const id = useId()
  const [isWhole, setWhole] = useState(false)
  const rows = newestRows(span)
  if (!rows) return null
  const { newest, before } = rows
  return (
    <section aria-labelledby="newest-month">
      <h2 id="newest-month" className={`${css.title} ${parts.begin}`}>
        {m.insights_compared({ month: newest.title, before: before.title })}
      </h2>
      <dl id={id} className={`card ${css.figures}`} data-folded={!isWhole || undefined}>
        {figures.map((figure) => (
          <div key={figure.id}>
            <dt>{figure.title()}</dt>
            <dd>
              <strong className="num">
                <FigureOf figure={figure} row={newest} rowsOf={rowsOf} />
              </strong>
              <Before figure={figure} newest={newest} before={before} />
            </dd>
          </div>
        ))}
      </dl>
      <Button
        className={css.wholeMonth}
        aria-expanded={isWhole}
        aria-controls={id}
        onClick={() => setWhole((before) => !before)}
      >
        {m.insights_all_figures()}
      </Button>
    </section>
  )
}

type BeforeProps = { figure: Figure; newest: MonthRow; before: MonthRow }

function Before({ figure, newest, before }: BeforeProps) {
  const [now, then] = [figure.read(newest.of), figure.read(before.of)]
  const change = shownChange(now, then)
  return (
    <span className="second">
      {change === null
        ? `${before.title} · ${shownValue(then)}`
        : m.insights_growth({ change, month: before.title, before: shownValue(then) })}
    </span>
  )
}

type FigureProps = { figure: Figure; row: MonthRow; rowsOf: RowsBehind }

/** A figure that opens the rows behind it, where there are any. */
export function FigureOf({ figure, row, rowsOf }: FigureProps) {
  const value = figure.read(row.of)
  return <Behind path={isNothing(value) ? null : rowsOf(figure.id, row.days)}>{shownValue(value)}</Behind>
}
