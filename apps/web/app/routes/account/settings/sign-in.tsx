import { useQueryClient } from '@tanstack/react-query'
import { invalidate } from '#app/api/invalidate.ts'
import { AccountContact } from '#app/features/identity/account/account-contact.tsx'
import { PasswordChange } from '#app/features/identity/account/password-change.tsx'
import { SecondFactor } from '#app/features/identity/account/second-factor.tsx'
import { SessionList } from '#app/features/identity/account/session-list.tsx'
import { profileReads } from '#app/features/people/people-queries.ts'
import { SettingsSection } from '#app/features/people/profile/settings-frame.tsx'
import { useSettings } from '#app/features/people/profile/use-settings.ts'
import { m } from '#app/paraglide/messages.js'
import { notifyOtherTabs } from '#app/visit/other-tabs.ts'

export default function SignInSettings() {
  const { user } = useSettings()
  const client = useQueryClient()
  const onChanged = () => {
    notifyOtherTabs({ kind: 'changed' })
    void invalidate(client, ...profileReads)
  }
  return (
    <>
      <SettingsSection id="contact" title={m.settings_contact()}>
        <AccountContact userId={user.id} email={user.email} phone={user.phone} onChanged={onChanged} />
      </SettingsSection>
      <SettingsSection id="password" title={m.person_password()}>
        <PasswordChange email={user.email} />
      </SettingsSection>
      {!user.isClient && (
        <SettingsSection id="second-factor" title={m.settings_totp()} lead={m.settings_totp_lead()}>
          <SecondFactor />
        </SettingsSection>
      )}
      <SettingsSection id="sessions" title={m.settings_sessions()} lead={m.settings_sessions_lead()}>
        <SessionList />
      </SettingsSection>
    </>
  )
}
