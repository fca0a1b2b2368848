import { useNavigate } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { carrierInput, checkCarrier, newCarrier } from './carrier-draft.ts'
import { CarrierFields } from './carrier-fields.tsx'
import { CountryField } from './country-field.tsx'
import { SettingDialog } from './setting-form.tsx'
import { useMakeSetting } from './use-save-setting.ts'

/** Makes a carrier of a country. */
export default function NewCarrierDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const making = useMakeSetting({
    draft: newCarrier,
    check: checkCarrier,
    post: (api, draft) => api('POST /admin/delivery-carriers', { body: carrierInput(draft) }),
    onMade: ({ id }) => {
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
