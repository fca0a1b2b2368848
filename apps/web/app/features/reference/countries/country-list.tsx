import type { AdminCountry } from '@salvia/contract/reference/admin-reference'
import type { VatCategory } from '@salvia/contract/words/catalogue'
import { ifUnchanged } from '@salvia/contract/words/version-tag'
import { countryName, formatNumber, formatRate } from '@salvia/rules/format/format'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { settingReads } from '#app/settings/setting-reads.ts'
import { vatCategoryWords } from '#app/settings/setting-words.ts'
import { countryList } from '#app/settings/settings-queries.ts'
import { Status } from '#app/ui/status.tsx'
import type { WorkColumn } from '#app/workbench/columns.ts'
import { ChoiceFilter, SearchFilter } from '#app/workbench/filters.tsx'
import { ListState } from '#app/workbench/list-state.tsx'
import { MoreFilters } from '#app/workbench/more-filters.tsx'
import type { RowAction } from '#app/workbench/row-keys.ts'
import { Workbench } from '#app/workbench/workbench.tsx'
import { CountryRecord } from './country-record.tsx'

const rateOf = ({ vatRates }: AdminCountry, category: VatCategory): string => {
  const rate = vatRates.find(({ vatCategoryId }) => vatCategoryId === category)
  return rate ? formatRate(rate.taxRate, getLocale()) : '–'
}

const rateColumn = (category: VatCategory): WorkColumn<AdminCountry> => ({
  id: category,
  title: vatCategoryWords[category](),
  isFigure: true,
  cell: (country) => rateOf(country, category),
  text: (country) => rateOf(country, category),
})

const columns = (): WorkColumn<AdminCountry>[] => [
  {
    id: 'name',
    title: m.person_country(),
    isName: true,
    cell: ({ code }) => countryName(code, getLocale()),
    text: ({ code }) => code,
  },
  {
    id: 'open',
    title: m.common_status(),
    cell: ({ isOpen }) => (
      <Status mark={isOpen ? 'available' : 'open'}>{isOpen ? m.country_open() : m.country_closed()}</Status>
    ),
    text: ({ isOpen }) => String(isOpen),
  },
  {
    id: 'carriers',
    title: m.menu_settings_carriers(),
    isFigure: true,
    cell: ({ carrierCount }) => formatNumber(carrierCount, getLocale()),
    text: ({ carrierCount }) => String(carrierCount),
  },
  rateColumn('FoodSupplement'),
  rateColumn('Standard'),
]

/** Opens and closes one country or all selected ones. */
function useActions(): RowAction<AdminCountry>[] {
  const { run } = useCommand<{ rows: AdminCountry[]; isOpen: boolean }>({
    send: async (api, { rows, isOpen }) => {
      for (const row of rows)
        await api('PUT /admin/countries/{code}', {
          params: { code: row.code },
          headers: ifUnchanged(row),
          body: { isOpen },
        })
    },
    stale: settingReads,
    staleOnFailure: settingReads,
  })
  const put = async (rows: AdminCountry[], isOpen: boolean) => (await run({ rows, isOpen }))?.isDone === true
  return [
    {
      key: 'o',
      label: m.country_do_open(),
      isFor: ({ isOpen }) => !isOpen,
      isBulk: true,
      run: (rows) => put(rows, true),
    },
    {
      key: 'c',
      label: m.country_do_close(),
      isFor: ({ isOpen }) => isOpen,
      isBulk: true,
      run: (rows) => put(rows, false),
    },
  ]
}

/** All countries, those sold to first, with the open one next to the list. */
export function CountryList() {
  return (
    <Workbench
      list="countries"
      path="/admin/settings/countries"
      title={m.menu_settings_countries()}
      state={
        <ListState
          reads={countryList}
          words={m.state_countries}
          where={{ path: '/admin/settings/countries', search: 'isOpen=true' }}
        />
      }
      columns={columns()}
      reads={countryList}
      keyOf={(country) => country.code}
      filters={<Filters />}
      actions={useActions()}
      drawer={(key) => <CountryRecord key={key} code={key} />}
    />
  )
}

function Filters() {
  return (
    <>
      <SearchFilter label={m.brand_admin_search()} />
      <MoreFilters>
        <ChoiceFilter
          name="isOpen"
          label={m.common_status()}
          choices={[
            { value: 'true', label: m.country_open() },
            { value: 'false', label: m.country_closed() },
          ]}
        />
      </MoreFilters>
    </>
  )
}
