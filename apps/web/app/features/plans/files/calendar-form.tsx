import { IconCalendarPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { DayField } from '#app/ui/day-field.tsx'
import css from './calendar-form.module.css'
import { planFilePath } from './plan-file-path.ts'

type Props = { shareCode: string; today: string; onSent?: () => void }

/** The calendar file of a plan from a chosen day on, sent as a form: the browser saves its answer. */
export function CalendarForm({ shareCode, today, onSent }: Props) {
  const [from, setFrom] = useState(today)
  return (
    <form action={planFilePath(shareCode, 'plan.ics')} className={css.form} onSubmit={onSent}>
      <DayField
        isSmall
        name="from"
        label={m.plan_calendar_from()}
        value={from}
        min="2000-01-01"
        required
        onChange={setFrom}
      />
      <Button
        component="button"
        type="submit"
        leftSection={<IconCalendarPlus size={18} stroke={1.75} aria-hidden="true" />}
      >
        {m.plan_calendar_add()}
      </Button>
    </form>
  )
}
