import { NotificationForm } from '#app/features/people/profile/notification-form.tsx'
import { SettingsSection } from '#app/features/people/profile/settings-frame.tsx'
import { useSettings } from '#app/features/people/profile/use-settings.ts'
import { m } from '#app/paraglide/messages.js'

export default function NotificationSettings() {
  const { user, profile } = useSettings()
  return (
    <SettingsSection
      id="notifications"
      title={m.settings_notifications()}
      lead={m.settings_notifications_lead()}
    >
      <NotificationForm profile={profile} isPractitioner={user.isPractitioner} />
    </SettingsSection>
  )
}
