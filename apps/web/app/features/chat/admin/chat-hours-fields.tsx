import { type ChatWeekday, chatWeekdays } from '@salvia/contract/words/chat'
import { chatLengths } from '@salvia/contract/words/lengths'
import { weekdayName } from '@salvia/rules/format/weekday-name'
import { Optional } from '#app/forms/optional.tsx'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import css from '#app/settings/settings.module.css'
import type { OpenSetting } from '#app/settings/use-save-setting.ts'
import { TextField } from '#app/ui/field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import type { HoursDraft } from './chat-hours-draft.ts'

type Props = { open: OpenSetting<HoursDraft> }

/** Two times a day, both empty on a day without answers, and the days off. */
export function ChatHoursFields({ open }: Props) {
  const { draft, set, errors } = open
  return (
    <>
      {chatWeekdays.map((day) => (
        <DayFields key={day} day={day} open={open} />
      ))}
      <TextAreaField
        label={<Optional label={m.chat_hours_days_off()} />}
        description={m.chat_hours_days_off_hint()}
        rows={3}
        value={draft.daysOff}
        error={errors.daysOff}
        onChange={(event) => set({ daysOff: event.currentTarget.value })}
      />
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
      <div className={css.pair}>
        <TextField label={m.chat_hours_from()} error={errors[day]} {...typed('from')} />
        <TextField label={m.chat_hours_to()} aria-invalid={errors[day] ? true : undefined} {...typed('to')} />
      </div>
    </fieldset>
  )
}
