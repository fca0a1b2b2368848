import { useNavigate } from 'react-router'
import { useDraftForm } from '#app/forms/use-draft-form.ts'
import { m } from '#app/paraglide/messages.js'
import { CountryField } from '#app/settings/country-field.tsx'
import { SettingDialog } from '#app/settings/setting-form.tsx'
import { settingReads } from '#app/settings/setting-reads.ts'
import { carrierInput, checkCarrier, newCarrier } from './carrier-draft.ts'
import { CarrierFields } from './carrier-fields.tsx'

/** Makes a carrier of a country. */
export default function NewCarrierDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const making = useDraftForm({
    draft: newCarrier,
    check: checkCarrier,
    send: (api, draft) => api('POST /admin/delivery-carriers', { body: carrierInput(draft) }),
    stale: settingReads,
    onDone: ({ id }) => {
      onClose()
      return navigate(`/admin/settings/carriers/${id}`)
    },
  })
  const { draft, set, errors } = making
  return (
    <SettingDialog title={m.carrier_new()} label={m.carrier_make()} making={making} onClose={onClose}>
      <CountryField
        value={draft.countryCode}
        error={errors.countryCode}
        onChange={(countryCode) => set({ countryCode })}
      />
      <CarrierFields open={making} />
    </SettingDialog>
  )
}
