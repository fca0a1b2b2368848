import type { AdminCarrier } from '@salvia/contract/reference/admin-reference'
import { ifUnchanged } from '@salvia/contract/words/version-tag'
import { countryName } from '@salvia/rules/format/format'
import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { SettingForm } from '#app/settings/setting-form.tsx'
import { SettingHistory } from '#app/settings/setting-history.tsx'
import { carrierQuery } from '#app/settings/settings-queries.ts'
import { useSaveSetting } from '#app/settings/use-save-setting.ts'
import { Note } from '#app/ui/note.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { FailedRecord } from '#app/workbench/failed-record.tsx'
import { carrierDraft, carrierInput, checkCarrier } from './carrier-draft.ts'
import { CarrierFields } from './carrier-fields.tsx'

/** One carrier of a country. */
export function CarrierRecord({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(carrierQuery(id))
  if (error) return <FailedRecord error={error} onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={6} />
  return <CarrierForm carrier={data} />
}

function CarrierForm({ carrier }: { carrier: AdminCarrier }) {
  const { id } = carrier
  const open = useSaveSetting({
    record: carrier,
    toDraft: carrierDraft,
    path: `/admin/settings/carriers/${id}`,
    check: checkCarrier,
    put: (api, draft, read) => {
      const { countryCode: _, ...fields } = carrierInput(draft)
      return api('PUT /admin/delivery-carriers/{id}', {
        params: { id },
        headers: ifUnchanged(read),
        body: fields,
      })
    },
  })
  return (
    <SettingForm
      title={open.read.name}
      lead={countryName(carrier.countryCode, getLocale())}
      saving={open}
      mayConfirm={open.read.isExample}
      facts={<SettingHistory subject="Carrier" of={id} />}
    >
      {open.read.isExample && <Note tone="warning" title={m.carrier_example_text()} />}
      <CarrierFields open={open} />
    </SettingForm>
  )
}
