import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { type ChatWeekday, chatWeekdays } from '@salvia/contract/words/chat'
import { chatLengths } from '@salvia/contract/words/lengths'
import { formatDate } from '@salvia/rules/format/format'
import { readDay } from '@salvia/rules/format/read-day'
import { weekdayName } from '@salvia/rules/format/weekday-name'
import { IconX } from '@tabler/icons-react'
import { ignoreSecondPress } from '#app/lib/one-press.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import css from '#app/settings/settings.module.css'
import type { OpenSetting } from '#app/settings/use-save-setting.ts'
import { DayField } from '#app/ui/day-field.tsx'
import { TextField } from '#app/ui/field.tsx'
import hoursCss from './chat-hours.module.css'
import { type HoursDraft, withDayOff } from './chat-hours-draft.ts'

type Props = { open: OpenSetting<HoursDraft> }

/** Two times a day, both empty on a day without answers, and the days off. */
export function ChatHoursFields({ open }: Props) {
  const { draft, set, errors } = open
  return (
    <>
      {chatWeekdays.map((day) => (
        <DayFields key={day} day={day} open={open} />
      ))}
      <DaysOff days={draft.daysOff} error={errors.daysOff} onChange={(daysOff) => set({ daysOff })} />
    </>
  )
}

function DayFields({ day, open: { draft, set, errors } }: Props & { day: ChatWeekday }) {
  const span = draft[day]
  const typed = (part: 'from' | 'to') => ({
    placeholder: m.chat_hours_format(),
    autoComplete: 'off',
    maxLength: chatLengths.time,
    value: span[part],
    onChange: (event: { currentTarget: { value: string } }) =>
      set({ [day]: { ...span, [part]: event.currentTarget.value } }),
  })
  return (
    <fieldset className={css.checks}>
      <legend>{weekdayName(day, getLocale())}</legend>
      <div className={hoursCss.span}>
        <TextField label={m.chat_hours_from()} error={errors[day]} {...typed('from')} />
        <TextField label={m.chat_hours_to()} aria-invalid={errors[day] ? true : undefined} {...typed('to')} />
      </div>
    </fieldset>
  )
}

type DaysOffProps = {
  days: CalendarDay[]
  error: string | undefined
  onChange: (days: CalendarDay[]) => void
}

/** Days without answers, each with a way to take it back. A day that is chosen or fully typed is added at once. */
function DaysOff({ days, error, onChange }: DaysOffProps) {
  return (
    <fieldset className={css.checks}>
      <legend>{m.chat_hours_days_off()}</legend>
      {days.length > 0 && (
        <ul className={hoursCss.days} aria-label={m.chat_hours_days_off()}>
          {days.map((day) => {
            const name = formatDate(day, getLocale())
            return (
              <li key={day}>
                <span>{name}</span>
                <button
                  type="button"
                  className="icon-button"
                  aria-label={m.common_remove_named({ name })}
                  onClickCapture={ignoreSecondPress}
                  onClick={() => onChange(days.filter((each) => each !== day))}
                >
                  <IconX size={18} stroke={1.75} aria-hidden="true" />
                </button>
              </li>
            )
          })}
        </ul>
      )}
      <DayField
        label={m.chat_hours_day_off_add()}
        error={error}
        value=""
        onChange={(typed) => {
          const day = readDay(typed)
          if (day !== null) onChange(withDayOff(days, day))
        }}
      />
    </fieldset>
  )
}
