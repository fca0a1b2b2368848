import type { AdminVatRate } from '@salvia/contract/reference/admin-rates'
import { countryName, formatDate, formatRate } from '@salvia/rules/format/format'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { apiOf } from '#app/api/query-client.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { useCountryChoices } from '#app/settings/country-field.tsx'
import { vatCategoryWords } from '#app/settings/setting-words.ts'
import { EXPORTED, filters, vatRatesQuery } from '#app/settings/settings-queries.ts'
import type { WorkColumn } from '#app/workbench/columns.ts'
import { everyPage } from '#app/workbench/every-page.ts'
import { ChoiceFilter, ClearFilters } from '#app/workbench/filters.tsx'
import { useListAddress } from '#app/workbench/list-address.ts'
import { NewButton } from '#app/workbench/new-button.tsx'
import { Workbench } from '#app/workbench/workbench.tsx'
import { RateStatus, StateFilter } from './rate-state.tsx'
import { VatRateRecord } from './vat-rate-record.tsx'

const NewVatRateDialog = lazy(() => import('./new-vat-rate-dialog.tsx'))

const day = (date: string | null) => (date === null ? '' : formatDate(date, getLocale()))

const columns = (): WorkColumn<AdminVatRate>[] => [
  {
    id: 'country',
    title: m.person_country(),
    isName: true,
    cell: ({ countryCode }) => countryName(countryCode, getLocale()),
    text: ({ countryCode }) => countryCode,
  },
  {
    id: 'category',
    title: m.vat_category(),
    cell: ({ vatCategoryId }) => vatCategoryWords[vatCategoryId](),
    text: ({ vatCategoryId }) => vatCategoryId,
  },
  {
    id: 'state',
    title: m.order_status(),
    cell: ({ state }) => <RateStatus state={state} />,
    text: ({ state }) => state,
  },
  {
    id: 'rate',
    title: m.vat_rate(),
    isFigure: true,
    cell: ({ taxRate }) => formatRate(taxRate, getLocale()),
    text: ({ taxRate }) => formatRate(taxRate, getLocale()),
  },
  {
    id: 'from',
    title: m.rate_valid_from(),
    isFigure: true,
    cell: ({ validFrom }) => day(validFrom),
    text: ({ validFrom }) => validFrom,
  },
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
  const { id = null } = useParams()
  const [search] = useSearchParams()
  const client = useQueryClient()
  const loaded = useQuery({ ...vatRatesQuery(search), placeholderData: keepPreviousData })
  return (
    <Workbench
      list="vat-rates"
      path="/admin/settings/vat-rates"
      title={m.menu_settings_vat()}
      columns={columns()}
      loaded={loaded}
      keyOf={(rate) => rate.id}
      openKey={id}
      filters={<Filters />}
      tools={<NewButton label={m.vat_new()}>{(close) => <NewVatRateDialog onClose={close} />}</NewButton>}
      exportRows={() =>
        everyPage(
          (offset) =>
            apiOf(client)('GET /admin/vat-rates', {
              query: { ...filters.vatRates(search), offset, limit: EXPORTED },
            }),
          EXPORTED,
        )
      }
      drawer={(key) => <VatRateRecord key={key} id={key} />}
    />
  )
}

function Filters() {
  const address = useListAddress()
  return (
    <>
      <ChoiceFilter
        address={address}
        name="countryCode"
        label={m.person_country()}
        choices={useCountryChoices()}
      />
      <StateFilter address={address} />
      <ClearFilters address={address} />
    </>
  )
}
