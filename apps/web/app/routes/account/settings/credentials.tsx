import { Credentials } from '#app/features/people/files/credentials.tsx'
import { SettingsSection } from '#app/features/people/profile/settings-frame.tsx'
import { useSettings } from '#app/features/people/profile/use-settings.ts'
import { m } from '#app/paraglide/messages.js'

export default function CredentialSettings() {
  const { user, profile } = useSettings()
  return (
    <SettingsSection id="credentials" title={m.settings_credentials()} lead={m.settings_credentials_lead()}>
      <Credentials practitionerId={user.id} certificates={profile.certificates} />
    </SettingsSection>
  )
}
