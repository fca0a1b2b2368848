import type { AlertThresholds, ThresholdsWithAlerts } from '@salvia/contract/plans/plan-client-records'
import { MOST_ALERT_DAYS } from '@salvia/contract/words/limits'
import type { AdherenceAlert } from '@salvia/contract/words/plans'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FormFooter } from '#app/forms/form-footer.tsx'
import { textOf, useForm } from '#app/forms/use-form.ts'
import { m } from '#app/paraglide/messages.js'
import { FailedState } from '#app/ui/failed-state.tsx'
import { NumberField } from '#app/ui/number-field.tsx'
import parts from '#app/ui/parts.module.css'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { alertDaysQuery } from './follower-queries.ts'

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

/** The days after which clients appear among those who need a word, with how many wait of each. */
export function AlertDays() {
  const { data, isError, refetch } = useQuery(alertDaysQuery)
  if (data) return <AlertDaysForm given={data} />
  return isError ? <FailedState onRetry={() => refetch()} /> : <SkeletonRows rows={choices.length} />
}

const daysOf = (given: FormData, name: Name): number => Number(textOf(given, name))

function findFaults(given: FormData): Partial<Record<Name, string>> | null {
  const wrong = choices.filter(({ name }) => {
    const days = daysOf(given, name)
    return !Number.isInteger(days) || days < 1 || days > MOST_ALERT_DAYS
  })
  if (wrong.length === 0) return null
  return Object.fromEntries(wrong.map(({ name }) => [name, m.alert_days_range({ most: MOST_ALERT_DAYS })]))
}

function AlertDaysForm({ given: { alerts, ...chosen } }: { given: ThresholdsWithAlerts }) {
  const client = useQueryClient()
  const state = useForm(
    async (given, api) => {
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
    },
    { guards: true },
  )
  return (
    <form ref={state.form} className={parts.stack} onSubmit={state.submit} noValidate>
      {choices.map(({ name, alert, label, hint }) => (
        <NumberField
          key={name}
          {...state.field(name)}
          label={label()}
          description={`${hint()} ${m.alert_days_waiting({ count: alerts[alert] })}`}
          defaultValue={chosen[name]}
          inputMode="numeric"
          min={1}
          max={MOST_ALERT_DAYS}
          step={1}
          required
        />
      ))}
      <FormFooter {...state} />
    </form>
  )
}
