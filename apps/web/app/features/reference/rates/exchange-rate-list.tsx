import type { AdminExchangeRate } from '@salvia/contract/reference/admin-rates'
import { showDecimal } from '@salvia/rules/money/typed-decimal'
import { lazy } from 'react'
import { m } from '#app/paraglide/messages.js'
import { RATE_DIGITS } from '#app/settings/setting-words.ts'
import { exchangeRateList } from '#app/settings/settings-queries.ts'
import { SetupState } from '#app/settings/setup-state.tsx'
import { Status } from '#app/ui/status.tsx'
import type { WorkColumn } from '#app/workbench/columns.ts'
import { MoreFilters } from '#app/workbench/more-filters.tsx'

import { NewButton } from '#app/workbench/new-button.tsx'
import { Workbench } from '#app/workbench/workbench.tsx'
import { fromColumn, stateColumn } from './dated-columns.tsx'
import { ExchangeRateRecord } from './exchange-rate-record.tsx'
import { RateStatusFilter } from './rate-status.tsx'

const NewExchangeRateDialog = lazy(() => import('./new-exchange-rate-dialog.tsx'))

const columns = (): WorkColumn<AdminExchangeRate>[] => [
  {
    id: 'currency',
    title: m.catalogue_field_currency(),
    isName: true,
    sortedBy: 'currency',
    cell: ({ currency }) => currency,
    text: ({ currency }) => currency,
  },
  stateColumn(),
  {
    id: 'example',
    title: m.rate_set_by(),
    cell: ({ isExample }) =>
      isExample ? <Status mark="limited">{m.shop_settings_example()}</Status> : m.rate_by_operator(),
    text: ({ isExample }) => String(isExample),
  },
  {
    id: 'rate',
    title: m.exchange_rate(),
    isFigure: true,
    cell: ({ millionths }) => showDecimal(millionths, RATE_DIGITS),
    text: ({ millionths }) => showDecimal(millionths, RATE_DIGITS),
  },
  fromColumn(),
]

/** Euro exchange rates by day, with the open one next to the list. */
export function ExchangeRateList() {
  return (
    <Workbench
      list="exchange-rates"
      path="/admin/settings/exchange-rates"
      title={m.menu_settings_exchange()}
      state={<SetupState step="exchangeRates" />}
      columns={columns()}
      reads={exchangeRateList}
      keyOf={(rate) => rate.id}
      filters={<Filters />}
      tools={
        <NewButton label={m.exchange_new()}>{(close) => <NewExchangeRateDialog onClose={close} />}</NewButton>
      }
      drawer={(key) => <ExchangeRateRecord key={key} id={key} />}
    />
  )
}

function Filters() {
  return (
    <MoreFilters>
      <RateStatusFilter />
    </MoreFilters>
  )
}
