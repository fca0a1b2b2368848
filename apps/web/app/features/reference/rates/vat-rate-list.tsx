import type { AdminVatRate } from '@salvia/contract/reference/admin-rates'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { formatDate, formatRate } from '@salvia/rules/format/format'
import { lazy } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { vatCategoryWords } from '#app/settings/setting-words.ts'
import { vatRateList } from '#app/settings/settings-queries.ts'
import { SetupState } from '#app/settings/setup-state.tsx'
import type { WorkColumn } from '#app/workbench/columns.ts'
import { NewButton } from '#app/workbench/new-button.tsx'
import { Workbench } from '#app/workbench/workbench.tsx'
import { CountryFilters, fromColumn, ofCountryColumn, stateColumn } from './dated-columns.tsx'
import { VatRateRecord } from './vat-rate-record.tsx'

const NewVatRateDialog = lazy(() => import('./new-vat-rate-dialog.tsx'))

const day = (date: CalendarDay | null) => (date === null ? '' : formatDate(date, getLocale()))

const columns = (): WorkColumn<AdminVatRate>[] => [
  ofCountryColumn(),
  {
    id: 'category',
    title: m.vat_category(),
    cell: ({ vatCategoryId }) => vatCategoryWords[vatCategoryId](),
    text: ({ vatCategoryId }) => vatCategoryId,
  },
  stateColumn(),
  {
    id: 'rate',
    title: m.vat_rate(),
    isFigure: true,
    sortedBy: 'taxRate',
    cell: ({ taxRate }) => formatRate(taxRate, getLocale()),
    text: ({ taxRate }) => formatRate(taxRate, getLocale()),
  },
  fromColumn(),
  {
    id: 'to',
    title: m.rate_valid_to(),
    isFigure: true,
    cell: ({ validTo }) => day(validTo),
    text: ({ validTo }) => validTo ?? '',
  },
]

/** All dated VAT rates, with the open one next to the list. */
export function VatRateList() {
  return (
    <Workbench
      list="vat-rates"
      path="/admin/settings/vat-rates"
      title={m.menu_settings_vat()}
      state={<SetupState step="vatRates" />}
      columns={columns()}
      reads={vatRateList}
      keyOf={(rate) => rate.id}
      filters={<CountryFilters />}
      tools={<NewButton label={m.vat_new()}>{(close) => <NewVatRateDialog onClose={close} />}</NewButton>}
      drawer={(key) => <VatRateRecord key={key} id={key} />}
    />
  )
}
