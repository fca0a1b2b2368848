import { NotificationForm } from '#app/features/people/profile/notification-form.tsx'
import { SettingsSection } from '#app/features/people/profile/settings-frame.tsx'
import { useSettings } from '#app/features/people/profile/use-settings.ts'
import { AlertDays } from '#app/features/plans/followers/alert-days.tsx'
import { m } from '#app/paraglide/messages.js'

export default function NotificationSettings() {
  const { user, profile } = useSettings()
  return (
    <>
      <SettingsSection
        id="notifications"
        title={m.settings_notifications()}
        lead={m.settings_notifications_lead()}
      >
        <NotificationForm profile={profile} isPractitioner={user.isPractitioner} />
      </SettingsSection>
      {user.isPractitioner && (
        <SettingsSection id="alert-days" title={m.alert_days_title()} lead={m.alert_days_lead()}>
          <AlertDays />
        </SettingsSection>
      )}
    </>
  )
}
