import { AddressForm } from '#app/features/people/profile/address-form.tsx'
import { SettingsSection } from '#app/features/people/profile/settings-frame.tsx'
import { useSettings } from '#app/features/people/profile/use-settings.ts'
import { m } from '#app/paraglide/messages.js'

export default function AddressSettings() {
  const { profile, countries } = useSettings()
  return (
    <SettingsSection id="addresses" title={m.settings_addresses()} lead={m.settings_addresses_lead()}>
      <AddressForm profile={profile} countries={countries} />
    </SettingsSection>
  )
}
