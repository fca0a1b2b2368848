import type { AdminCarrier } from '@salvia/contract/reference/admin-reference'
import { ifUnchanged } from '@salvia/contract/words/version-tag'
import { countryName, formatMoney } from '@salvia/rules/format/format'
import { lazy } from 'react'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { useCountryChoices } from '#app/settings/country-field.tsx'
import { settingReads } from '#app/settings/setting-reads.ts'
import { carrierKindWords } from '#app/settings/setting-words.ts'
import { carrierList } from '#app/settings/settings-queries.ts'
import { SetupState } from '#app/settings/setup-state.tsx'
import { Status } from '#app/ui/status.tsx'
import type { WorkColumn } from '#app/workbench/columns.ts'
import { ChoiceFilter, InUseFilter, SearchFilter } from '#app/workbench/filters.tsx'
import { MoreFilters } from '#app/workbench/more-filters.tsx'
import { NewButton } from '#app/workbench/new-button.tsx'
import type { RowAction } from '#app/workbench/row-keys.ts'
import { Workbench } from '#app/workbench/workbench.tsx'
import { CarrierRecord } from './carrier-record.tsx'

const NewCarrierDialog = lazy(() => import('./new-carrier-dialog.tsx'))

const freeFromWord = ({ freeFrom }: AdminCarrier): string =>
  freeFrom ? formatMoney(freeFrom, getLocale()) : m.carrier_never_free()

const columns = (): WorkColumn<AdminCarrier>[] => [
  {
    id: 'name',
    title: m.common_name(),
    isName: true,
    sortedBy: 'name',
    cell: ({ name }) => name,
    text: ({ name }) => name,
  },
  {
    id: 'country',
    title: m.person_country(),
    sortedBy: 'countryCode',
    // By code, which the list is sorted by.
    cell: ({ countryCode }) => `${countryName(countryCode, getLocale())} (${countryCode})`,
    text: ({ countryCode }) => countryCode,
  },
  {
    id: 'kind',
    title: m.carrier_kind(),
    cell: ({ kind }) => carrierKindWords[kind](),
    text: ({ kind }) => kind,
  },
  {
    id: 'active',
    title: m.common_status(),
    cell: ({ isActive, isExample }) => <CarrierStatus {...{ isActive, isExample }} />,
    text: ({ isActive }) => String(isActive),
  },
  {
    id: 'price',
    title: m.carrier_price(),
    isFigure: true,
    sortedBy: 'fixedPrice',
    cell: ({ fixedPrice }) => formatMoney(fixedPrice, getLocale()),
    text: ({ fixedPrice }) => formatMoney(fixedPrice, getLocale()),
  },
  {
    id: 'free',
    title: m.carrier_free_from(),
    isFigure: true,
    cell: freeFromWord,
    text: freeFromWord,
  },
  {
    id: 'days',
    title: m.carrier_days(),
    isFigure: true,
    cell: ({ minDays, maxDays }) => `${minDays}–${maxDays}`,
    text: ({ minDays, maxDays }) => `${minDays}–${maxDays}`,
  },
]

function CarrierStatus({ isActive, isExample }: Pick<AdminCarrier, 'isActive' | 'isExample'>) {
  if (!isActive) return <Status mark="unavailable">{m.brand_inactive()}</Status>
  return isExample ? (
    <Status mark="limited">{m.shop_settings_example()}</Status>
  ) : (
    <Status mark="available">{m.common_in_use()}</Status>
  )
}

/** Confirm and deactivate, for one carrier or all selected ones. */
function useActions(): RowAction<AdminCarrier>[] {
  const { run } = useCommand<{ rows: AdminCarrier[]; change: { isActive?: boolean } }>({
    send: async (api, { rows, change }) => {
      for (const row of rows)
        await api('PUT /admin/delivery-carriers/{id}', {
          params: { id: row.id },
          headers: ifUnchanged(row),
          body: change,
        })
    },
    stale: settingReads,
    staleOnFailure: settingReads,
  })
  const put = async (rows: AdminCarrier[], change: { isActive?: boolean }) =>
    (await run({ rows, change }))?.isDone === true
  return [
    {
      key: 'c',
      label: m.carrier_confirm(),
      isFor: ({ isExample }) => isExample,
      isBulk: true,
      run: (rows) => put(rows, {}),
    },
    {
      key: 'd',
      label: m.carrier_take_out(),
      isFor: ({ isActive }) => isActive,
      isBulk: true,
      run: (rows) => put(rows, { isActive: false }),
    },
  ]
}

/** All carriers including inactive ones, with the open one next to the list. */
export function CarrierList() {
  return (
    <Workbench
      list="carriers"
      path="/admin/settings/carriers"
      title={m.menu_settings_carriers()}
      state={<SetupState step="carriers" />}
      columns={columns()}
      reads={carrierList}
      keyOf={(carrier) => carrier.id}
      filters={<Filters />}
      tools={<NewButton label={m.carrier_new()}>{(close) => <NewCarrierDialog onClose={close} />}</NewButton>}
      actions={useActions()}
      drawer={(key) => <CarrierRecord key={key} id={key} />}
    />
  )
}

function Filters() {
  return (
    <>
      <SearchFilter label={m.brand_admin_search()} />
      <MoreFilters>
        <ChoiceFilter name="countryCode" label={m.person_country()} choices={useCountryChoices()} />
        <InUseFilter />
      </MoreFilters>
    </>
  )
}
