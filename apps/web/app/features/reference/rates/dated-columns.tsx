import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import type { RateState } from '@salvia/contract/words/shop-settings'
import { countryName, formatDate } from '@salvia/rules/format/format'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { useCountryChoices } from '#app/settings/country-field.tsx'
import type { WorkColumn } from '#app/workbench/columns.ts'
import { ChoiceFilter } from '#app/workbench/filters.tsx'
import { MoreFilters } from '#app/workbench/more-filters.tsx'
import { RateStatus, RateStatusFilter } from './rate-status.tsx'

/** Columns and filters of what counts from a day on: rates, and what the law allows. */
export const ofCountryColumn = <Row extends { countryCode: string }>(): WorkColumn<Row> => ({
  id: 'country',
  title: m.person_country(),
  isName: true,
  sortedBy: 'countryCode',
  cell: ({ countryCode }) => countryName(countryCode, getLocale()),
  text: ({ countryCode }) => countryCode,
})

export const stateColumn = <Row extends { state: RateState }>(): WorkColumn<Row> => ({
  id: 'state',
  title: m.common_status(),
  cell: ({ state }) => <RateStatus state={state} />,
  text: ({ state }) => state,
})

export const fromColumn = <Row extends { validFrom: CalendarDay }>(): WorkColumn<Row> => ({
  id: 'from',
  title: m.rate_valid_from(),
  isFigure: true,
  sortedBy: 'validFrom',
  cell: ({ validFrom }) => formatDate(validFrom, getLocale()),
  text: ({ validFrom }) => validFrom,
})

export const CountryFilters = () => (
  <MoreFilters>
    <ChoiceFilter name="countryCode" label={m.person_country()} choices={useCountryChoices()} />
    <RateStatusFilter />
  </MoreFilters>
)
