import { PictureField } from '#app/features/people/files/picture-field.tsx'
import { ProfileForm } from '#app/features/people/profile/profile-form.tsx'
import { SettingsSection } from '#app/features/people/profile/settings-frame.tsx'
import { useSettings } from '#app/features/people/profile/use-settings.ts'
import { m } from '#app/paraglide/messages.js'

export default function ProfileSettings() {
  const { user, profile, countries } = useSettings()
  const { isPractitioner } = user
  return (
    <SettingsSection
      id="profile"
      title={m.settings_profile()}
      lead={isPractitioner ? m.settings_profile_lead() : undefined}
    >
      <PictureField name={user.fullName} src={user.profilePictureUrl} />
      <ProfileForm profile={profile} countries={countries} isPractitioner={isPractitioner} />
    </SettingsSection>
  )
}
