import type { AlertThresholds } from '@salvia/contract/plans/plan-client-records'
import { MOST_ALERT_DAYS } from '@salvia/contract/words/limits'
import type { AdherenceAlert } from '@salvia/contract/words/plans'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Api } from '#app/api/api.ts'
import { type FieldOf, textOf } from '#app/forms/use-form.ts'
import { m } from '#app/paraglide/messages.js'
import { FailedState } from '#app/ui/failed-state.tsx'
import { TextField } from '#app/ui/field.tsx'
import parts from '#app/ui/parts.module.css'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { alertDaysQuery } from './follower-queries.ts'
import css from './followers.module.css'

type Name = keyof AlertThresholds
type Choice = { name: Name; alert: AdherenceAlert; label: () => string; hint: () => string }

const choices: Choice[] = [
  {
    name: 'notViewedDays',
    alert: 'NotViewed',
    label: m.alert_days_not_viewed,
    hint: m.alert_days_not_viewed_hint,
  },
  {
    name: 'notOrderedDays',
    alert: 'NotOrdered',
    label: m.alert_days_not_ordered,
    hint: m.alert_days_not_ordered_hint,
  },
  { name: 'refillDays', alert: 'RefillOverdue', label: m.alert_days_refill, hint: m.alert_days_refill_hint },
]

const daysOf = (given: FormData, name: Name): number => Number(textOf(given, name))

function findFaults(given: FormData): Partial<Record<Name, string>> | null {
  const wrong = choices.filter(({ name }) => {
    const days = daysOf(given, name)
    return !Number.isInteger(days) || days < 1 || days > MOST_ALERT_DAYS
  })
  if (wrong.length === 0) return null
  return Object.fromEntries(wrong.map(({ name }) => [name, m.alert_days_range({ most: MOST_ALERT_DAYS })]))
}

/**
 * The days after which clients appear among those to contact, as a part of a form; `save` answers what is wrong
 * with them, or null.
 */
export function useAlertDays() {
  const client = useQueryClient()
  const save = async (given: FormData, api: Api) => {
    // They were not read, so none were shown.
    if (!given.has('notViewedDays')) return null
    const faults = findFaults(given)
    if (faults) return faults
    const [notViewedDays, notOrderedDays, refillDays] = [
      daysOf(given, 'notViewedDays'),
      daysOf(given, 'notOrderedDays'),
      daysOf(given, 'refillDays'),
    ]
    const body = { notViewedDays, notOrderedDays, refillDays }
    const saved = await api('PUT /recommendations/alert-thresholds', { body })
    client.setQueryData(alertDaysQuery.queryKey, saved)
    return null
  }
  return { save, fields: (field: FieldOf) => <AlertDays field={field} /> }
}

/** A field for each kind of alert, with how many wait of it. */
function AlertDays({ field }: { field: FieldOf }) {
  const { data, isError, refetch } = useQuery(alertDaysQuery)
  if (!data)
    return isError ? <FailedState onRetry={() => refetch()} /> : <SkeletonRows rows={choices.length} />
  return (
    <div className={`${parts.stack} ${css.days}`}>
      {choices.map(({ name, alert, label, hint }) => (
        <TextField
          key={name}
          {...field(name)}
          label={label()}
          description={`${hint()} ${waitingWords(data.alerts[alert])}`}
          defaultValue={data[name]}
          inputMode="numeric"
          autoComplete="off"
          required
        />
      ))}
    </div>
  )
}

const waitingWords = (count: number): string =>
  count === 0 ? m.alert_days_nobody() : m.alert_days_waiting({ count })
