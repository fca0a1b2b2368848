import { IconCalendarPlus } from '@tabler/icons-react'
import { useId } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import css from './calendar-form.module.css'
import { planFilePath } from './plan-file-path.ts'

type Props = { shareCode: string; today: string; onSent?: () => void }

/** The calendar file of a plan from a chosen day on: a form that needs no script. */
export function CalendarForm({ shareCode, today, onSent }: Props) {
  const id = useId()
  return (
    <form className={css.form} action={planFilePath(shareCode, 'plan.ics')} onSubmit={onSent}>
      <label htmlFor={id}>{m.plan_calendar_from()}</label>
      <input
        id={id}
        type="date"
        name="from"
        min="2000-01-01"
        max="2099-12-31"
        required
        defaultValue={today}
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
