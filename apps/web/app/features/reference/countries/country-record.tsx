import type { AdminCountry } from '@salvia/contract/reference/admin-reference'
import { vatCategories } from '@salvia/contract/words/catalogue'
import { ifUnchanged } from '@salvia/contract/words/version-tag'
import { countryName, formatNumber, formatRate } from '@salvia/rules/format/format'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { SettingForm } from '#app/settings/setting-form.tsx'
import { SettingHistory } from '#app/settings/setting-history.tsx'
import { vatCategoryWords } from '#app/settings/setting-words.ts'
import { countryQuery } from '#app/settings/settings-queries.ts'
import { useSaveSetting } from '#app/settings/use-save-setting.ts'
import { CheckField } from '#app/ui/field.tsx'
import { Note } from '#app/ui/note.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { FailedRecord } from '#app/workbench/failed-record.tsx'
import { Facts } from '#app/workbench/record-drawer.tsx'

/** One country: whether the shop sells there, and what is still missing. */
export function CountryRecord({ code }: { code: string }) {
  const { data, error, refetch } = useQuery(countryQuery(code))
  if (error) return <FailedRecord error={error} onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={6} />
  return <CountryForm country={data} />
}

const toDraft = ({ isOpen }: AdminCountry) => ({ isOpen })

function CountryForm({ country }: { country: AdminCountry }) {
  const { code, carrierCount, vatRates } = country
  const open = useSaveSetting({
    record: country,
    toDraft,
    path: `/admin/settings/countries/${code}`,
    put: (api, { isOpen }, read) =>
      api('PUT /admin/countries/{code}', { params: { code }, headers: ifUnchanged(read), body: { isOpen } }),
  })
  const lacks = carrierCount === 0 || vatRates.length < vatCategories.length
  return (
    <SettingForm
      title={countryName(code, getLocale())}
      lead={code}
      saving={open}
      facts={
        <>
          <Needs country={country} />
          <SettingHistory subject="Country" of={code} />
        </>
      }
    >
      {open.draft.isOpen && lacks && <Note tone="warning" title={m.country_lacks()} />}
      <CheckField
        label={m.country_open()}
        checked={open.draft.isOpen}
        onChange={(event) => open.set({ isOpen: event.currentTarget.checked })}
      />
    </SettingForm>
  )
}

const Needs = ({ country: { code, carrierCount, vatRates } }: { country: AdminCountry }) => (
  <section>
    <h3>{m.country_needs()}</h3>
    <Facts
      facts={[
        [
          m.menu_settings_carriers(),
          <Link key="carriers" to={`/admin/settings/carriers?countryCode=${code}`}>
            {formatNumber(carrierCount, getLocale())}
          </Link>,
        ],
        ...vatCategories.map((category): [string, ReactNode] => {
          const rate = vatRates.find(({ vatCategoryId }) => vatCategoryId === category)
          return [
            vatCategoryWords[category](),
            <Link key={category} to={`/admin/settings/vat-rates?countryCode=${code}`}>
              {rate ? formatRate(rate.taxRate, getLocale()) : m.country_no_rate()}
            </Link>,
          ]
        }),
      ]}
    />
  </section>
)
