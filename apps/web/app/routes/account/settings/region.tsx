import { RegionForm } from '#app/features/people/profile/region-form.tsx'
import { SettingsSection } from '#app/features/people/profile/settings-frame.tsx'
import { useSettings } from '#app/features/people/profile/use-settings.ts'
import { useChooseCountry, useChooseLanguage } from '#app/frame/use-choose.ts'
import { m } from '#app/paraglide/messages.js'
import { useShell } from '#app/visit/shell-data.ts'

export default function RegionSettings() {
  const { countries } = useSettings()
  const chooseLanguage = useChooseLanguage()
  const chooseCountry = useChooseCountry()
  return (
    <SettingsSection id="region" title={m.settings_region()} lead={m.settings_region_lead()}>
      <RegionForm
        countries={countries}
        shipTo={useShell()?.country.code ?? ''}
        onLanguage={chooseLanguage}
        onShipTo={chooseCountry}
      />
    </SettingsSection>
  )
}
