import type { RunPreview } from '@salvia/contract/payouts/admin-payouts'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { dayIn, SUPPLY_TIME_ZONE } from '@salvia/rules/format/days'
import { formatDate, formatMoney } from '@salvia/rules/format/format'
import { readDay } from '@salvia/rules/format/read-day'
import { lastPreviewDay, monthOf, runBefore } from '@salvia/rules/wallet/payout-month'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { DayField } from '#app/ui/day-field.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { DialogFooter } from '#app/ui/dialog-footer.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { Money } from '#app/ui/money.tsx'
import parts from '#app/ui/parts.module.css'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { obstacleWord } from '../payout-words.ts'
import { payoutReads, payoutSummaryQuery, runPreviewQuery } from './admin-payout-queries.ts'
import { runSum } from './payout-sentences.ts'
import css from './run-preview.module.css'

/** The way to the run of a month. */
export function PreviewButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {m.payouts_preview()}
      </Button>
      {isOpen && <PreviewDialog onClose={() => setOpen(false)} />}
    </>
  )
}

/** By the clock by which months of payouts begin. */
const today = () => dayIn(SUPPLY_TIME_ZONE, new Date())

const firstOfMonth = () => `${monthOf(today())}-01`

/** Who the run of a day's month would pay, how much, and why not the others; and the way to start it. */
function PreviewDialog({ onClose }: { onClose: () => void }) {
  const { data: summary } = useQuery(payoutSummaryQuery)
  const [chosen, setChosen] = useState<CalendarDay | null>(null)
  const date = chosen ?? summary?.nextRunOn ?? today()
  const isAhead = date > today()
  const refusal = refusalOf(date)
  const preview = useQuery({
    ...runPreviewQuery(date),
    enabled: refusal === null,
    placeholderData: keepPreviousData,
  })
  const { run, isPending } = useCommand({
    send: (api) => api('POST /admin/payouts/runs', { body: { date } }),
    done: m.payouts_run_started(),
    stale: payoutReads,
    onDone: onClose,
  })
  const isEmpty = refusal !== null || !preview.data || preview.data.payable.count === 0
  return (
    <Dialog title={m.payouts_preview()} isOpen onClose={onClose}>
      <div className={parts.stack}>
        <DayField
          label={m.payouts_preview_day()}
          value={date}
          min={firstOfMonth()}
          error={refusal ?? undefined}
          onChange={(day) => setChosen((before) => readDay(day) ?? before)}
        />
        {refusal === null && <Read date={date} found={preview} />}
        <DialogFooter onCancel={onClose}>
          <Button variant="filled" loading={isPending} disabled={isEmpty || isAhead} onClick={() => run()}>
            {m.payouts_run({ date: formatDate(date, getLocale()) })}
          </Button>
        </DialogFooter>
      </div>
    </Dialog>
  )
}

/** Why no run of a day is previewed; null if one is. */
function refusalOf(date: CalendarDay): string | null {
  if (date < firstOfMonth()) return m.refusal_payout_month_past()
  return date > lastPreviewDay(today()) ? m.refusal_payout_day_far() : null
}

/** The preview, and of a later day what it is made of. */
function Read({ date, found }: { date: CalendarDay; found: UseQueryResult<RunPreview> }) {
  const before = runBefore(date, today())
  return (
    <>
      {found.isError && <FailedState onRetry={() => found.refetch()} />}
      {found.isPending && <SkeletonRows rows={3} />}
      {found.data && <Preview preview={found.data} amount={amountWord(date)} />}
      {before && (
        <p className="second">{m.payouts_preview_after({ date: formatDate(before, getLocale()) })}</p>
      )}
      {date > today() && <p className="second">{m.payouts_preview_ahead()}</p>}
      {date > today() && <p className="second">{m.payouts_run_later()}</p>}
    </>
  )
}

/** What the amount is, beside what is said to become available. */
function amountWord(date: CalendarDay): string {
  if (runBefore(date, today())) return m.payouts_preview_left()
  return date > today() ? m.payouts_preview_available() : m.common_amount()
}

/** What is available, and of a later day, apart from it, what becomes so by then. */
const Sums = ({ row: { available, becomesAvailable } }: { row: RunPreview['results'][number] }) => (
  <span className={css.sums}>
    <Money value={available} />
    {becomesAvailable.amount !== 0 && (
      <span className={`second ${css.coming}`}>
        {m.payouts_preview_coming({ amount: formatMoney(becomesAvailable, getLocale()) })}
      </span>
    )}
  </span>
)

function Preview({ preview: { payable, results }, amount }: { preview: RunPreview; amount: string }) {
  if (results.length === 0) return <p className="second">{m.payouts_preview_none()}</p>
  return (
    <>
      <p role="status">{runSum(payable)}</p>
      <DataTable
        isCompact
        caption={m.payouts_preview()}
        rows={results}
        keyOf={({ practitioner }) => practitioner.id}
        columns={[
          {
            id: 'name',
            title: m.common_practitioner(),
            isName: true,
            cell: ({ practitioner }) => practitioner.fullName,
          },
          {
            id: 'why',
            title: m.common_status(),
            cell: ({ obstacle }) => (obstacle ? obstacleWord(obstacle) : m.payouts_preview_pays()),
          },
          {
            id: 'amount',
            title: amount,
            isFigure: true,
            cell: (row) => <Sums row={row} />,
          },
        ]}
      />
    </>
  )
}
