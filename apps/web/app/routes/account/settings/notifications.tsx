import { NotificationForm } from '#app/features/people/profile/notification-form.tsx'
import { useSettings } from '#app/features/people/profile/use-settings.ts'
import { useAlertDays } from '#app/features/plans/followers/alert-days.tsx'
import { m } from '#app/paraglide/messages.js'

export default function NotificationSettings() {
  const { user, profile } = useSettings()
  const alertDays = useAlertDays()
  const more = { id: 'alert-days', title: m.alert_days_title(), lead: m.alert_days_lead(), ...alertDays }
  return (
    <NotificationForm
      profile={profile}
      isPractitioner={user.isPractitioner}
      more={user.isPractitioner ? more : undefined}
    />
  )
}
