import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/dates/styles.layer.css'
import { DatePicker } from '@mantine/dates'
import 'dayjs/locale/de'
import 'dayjs/locale/en-gb'
import 'dayjs/locale/fr'
import 'dayjs/locale/nl'
import { intl } from '@salvia/rules/format/format'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import css from './day-field.module.css'

type Props = { value: string; min?: string | undefined; onChoose: (day: string) => void }

/** A month to choose a day from, in the language of the page. */
export const DayCalendar = ({ value, min, onChoose }: Props) => (
  <DatePicker
    className={css.calendar}
    weekendDays={[]}
    key={value}
    locale={intl[getLocale()].toLowerCase()}
    value={value || null}
    {...(value && { defaultDate: value })}
    {...(min && { minDate: min })}
    ariaLabels={{
      previousMonth: m.day_previous(),
      nextMonth: m.day_next(),
      previousYear: m.day_previous(),
      nextYear: m.day_next(),
      previousDecade: m.day_previous(),
      nextDecade: m.day_next(),
      monthLevelControl: m.day_other_month(),
      yearLevelControl: m.day_other_year(),
    }}
    onChange={(chosen) => onChoose(chosen ?? '')}
  />
)
