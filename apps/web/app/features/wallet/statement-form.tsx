import { servedAt } from '@salvia/contract/route'
import { statementFormats } from '@salvia/contract/words/documents'
import { utcDay } from '@salvia/rules/format/days'
import { readDay } from '@salvia/rules/format/read-day'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { DayField } from '#app/ui/day-field.tsx'
import { StatementLines } from './statement-lines.tsx'
import css from './wallet-page.module.css'

/** The month that `now` is in, until now, by UTC as the statement counts. */
function monthOf(now: Date): { from: string; to: string } {
  const today = utcDay(now)
  return { from: `${today.slice(0, 7)}-01`, to: today }
}

/** The statement of a period, to read and as a file. */
export function StatementForm() {
  const [{ from, to }, setPeriod] = useState(() => monthOf(new Date()))
  const [first, last] = [readDay(from), readDay(to)]
  const isWrong = first === null || last === null || last < first
  return (
    <section className={css.section} aria-labelledby="statement-title">
      <h2 id="statement-title">{m.wallet_statement()}</h2>
      <p className="second">{m.wallet_statement_lead()}</p>
      <div className={css.statement}>
        <DayField
          label={m.wallet_from()}
          value={from}
          onChange={(day) => setPeriod((period) => ({ ...period, from: day }))}
        />
        <DayField
          label={m.wallet_to()}
          value={to}
          error={from !== '' && to !== '' && to < from ? m.wallet_period_wrong() : undefined}
          onChange={(day) => setPeriod((period) => ({ ...period, to: day }))}
        />
        {statementFormats.map((format) => (
          <Button
            key={format}
            component="a"
            download
            aria-disabled={isWrong || undefined}
            href={
              isWrong
                ? undefined
                : `${servedAt('/wallet/statement/file')}?${new URLSearchParams({ from, to, format })}`
            }
            leftSection={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
          >
            {m.wallet_statement_as({ format: format.toUpperCase() })}
          </Button>
        ))}
      </div>
      {!isWrong && <StatementLines key={`${first} ${last}`} from={first} to={last} />}
    </section>
  )
}
