import { useNavigate } from 'react-router'
import { SettingsSection } from '#app/features/people/profile/settings-frame.tsx'
import { useSettings } from '#app/features/people/profile/use-settings.ts'
import { PrivacySection } from '#app/features/privacy/privacy-section.tsx'
import { m } from '#app/paraglide/messages.js'

export default function PrivacySettings() {
  const { user } = useSettings()
  const navigate = useNavigate()
  return (
    <SettingsSection id="privacy" title={m.settings_privacy()}>
      <PrivacySection
        isClient={user.isClient}
        isAdmin={user.isAdmin}
        onErased={() => void navigate('/auth/signout')}
      />
    </SettingsSection>
  )
}
