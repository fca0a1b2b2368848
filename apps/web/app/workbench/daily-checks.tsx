import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { formatDate, formatMoney } from '@salvia/rules/format/format'
import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Status } from '#app/ui/status.tsx'
import type { WorkColumn } from './columns.ts'
import type { ListReads } from './list-reads.ts'

type DailyCheck = { day: CalendarDay; findings: unknown[] }

/** An amount of a check; its currency is what was found, which need not be one that is charged. */
export const checkedMoney = (amount: number, currency: string): string =>
  formatMoney({ amount, currency } as Parameters<typeof formatMoney>[0], getLocale())

export const dayOfCheck = ({ day }: DailyCheck): string => formatDate(day, getLocale())

/** How many differences a check found, or in the given words that there are none. */
export const resultOfCheck = ({ findings }: DailyCheck, alike: string): string =>
  findings.length === 0 ? alike : m.payments_differ({ count: findings.length })

/** The columns that every daily check of accounting begins with. */
export const checkColumns = <Row extends DailyCheck>(alike: string): WorkColumn<Row>[] => [
  { id: 'day', title: m.common_day(), isName: true, cell: dayOfCheck, text: ({ day }) => day },
  {
    id: 'result',
    title: m.import_result(),
    cell: (row) => (
      <Status mark={row.findings.length === 0 ? 'available' : 'unavailable'}>
        {resultOfCheck(row, alike)}
      </Status>
    ),
    text: (row) => resultOfCheck(row, alike),
  },
]

type CheckStateProps<Row> = { reads: ListReads<Row>; alike: string }

/** What the newest check found. Nothing until it is known. */
export function CheckState<Row extends DailyCheck>({ reads, alike }: CheckStateProps<Row>) {
  const { data } = useQuery(reads.page(new URLSearchParams()))
  if (!data) return null
  const [newest] = data.results
  return newest
    ? m.state_checked({ day: dayOfCheck(newest), result: resultOfCheck(newest, alike) })
    : m.state_checked_none()
}
