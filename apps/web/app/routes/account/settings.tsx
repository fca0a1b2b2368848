import type { User } from '@salvia/contract/people/current-user'
import type { Profile } from '@salvia/contract/people/settings'
import { HydrationBoundary, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { invalidate } from '#app/api/invalidate.ts'
import { prefetch } from '#app/api/prefetch.ts'
import { AccountContact } from '#app/features/identity/account-contact.tsx'
import { PasswordChange } from '#app/features/identity/password-change.tsx'
import { requireUser } from '#app/features/identity/require-user.ts'
import { SecondFactor } from '#app/features/identity/second-factor.tsx'
import { SessionList } from '#app/features/identity/session-list.tsx'
import { useUser } from '#app/features/identity/user-query.ts'
import { Credentials } from '#app/features/people/files/credentials.tsx'
import { PictureField } from '#app/features/people/files/picture-field.tsx'
import { BusinessDialog } from '#app/features/people/payout/business-dialog.tsx'
import { PayoutSettings } from '#app/features/people/payout/payout-settings.tsx'
import { profileQuery, profileReads } from '#app/features/people/people-queries.ts'
import { AddressForm } from '#app/features/people/profile/address-form.tsx'
import { NotificationChoices } from '#app/features/people/profile/notification-choices.tsx'
import { ProfileForm } from '#app/features/people/profile/profile-form.tsx'
import { RegionChoice } from '#app/features/people/profile/region-choice.tsx'
import { SettingsFrame, type SettingsSection } from '#app/features/people/profile/settings-frame.tsx'
import { PrivacySection } from '#app/features/privacy/privacy-section.tsx'
import { countriesQuery, useCountries } from '#app/features/reference/countries.ts'
import { useChooseCountry, useChooseLanguage } from '#app/frame/use-choose.ts'
import { m } from '#app/paraglide/messages.js'
import { PRODUCT_NAME } from '#app/ui/brand.ts'
import { tellOtherTabs } from '#app/visit/other-tabs.ts'
import { useShell } from '#app/visit/shell-data.ts'
import type { Route } from './+types/settings'

/** The settings with the dialog "Set up business account". */
const BUSINESS = '/settings/business-account'

export async function loader(args: Route.LoaderArgs) {
  await requireUser(args, (user) => args.url.pathname !== BUSINESS || user.isPractitioner)
  return prefetch(args, profileQuery, countriesQuery)
}

export default function SettingsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={loaderData.cache}>
      <title>{`${m.menu_settings()} · ${PRODUCT_NAME}`}</title>
      <Settings />
    </HydrationBoundary>
  )
}

function Settings() {
  const user = useUser()
  const { data: profile } = useQuery(profileQuery)
  const countries = useCountries()
  const navigate = useNavigate()
  const isBusinessOpen = useLocation().pathname === BUSINESS
  const general = useGeneralSections(user, profile)
  const practice = usePracticeSections(user, profile, isBusinessOpen)
  const account = useAccountSections(user)
  if (!user || !profile) return null
  return (
    <>
      <SettingsFrame lead={user.nameWithEmail} sections={[...general, ...practice, ...account]} />
      {user.isPractitioner && (
        <BusinessDialog
          isOpen={isBusinessOpen}
          profile={profile}
          countries={countries}
          onClose={() => void navigate('/settings/account', { preventScrollReset: true })}
        />
      )}
    </>
  )
}

function useGeneralSections(user: User | null, profile: Profile | undefined): SettingsSection[] {
  const countries = useCountries()
  const chooseLanguage = useChooseLanguage()
  const chooseCountry = useChooseCountry()
  const shipTo = useShell()?.country.code ?? ''
  if (!user || !profile) return []
  const { isPractitioner } = user
  return [
    {
      id: 'profile',
      title: m.settings_profile(),
      lead: isPractitioner ? m.settings_profile_lead() : undefined,
      content: (
        <>
          <PictureField name={user.fullName} src={user.profilePictureUrl} />
          <ProfileForm profile={profile} countries={countries} isPractitioner={isPractitioner} />
        </>
      ),
    },
    {
      id: 'region',
      title: m.settings_region(),
      lead: m.settings_region_lead(),
      content: (
        <RegionChoice
          countries={countries}
          shipTo={shipTo}
          onLanguage={chooseLanguage}
          onShipTo={chooseCountry}
        />
      ),
    },
    {
      id: 'addresses',
      title: m.settings_addresses(),
      lead: m.settings_addresses_lead(),
      content: <AddressForm profile={profile} countries={countries} />,
    },
    {
      id: 'notifications',
      title: m.settings_notifications(),
      lead: m.settings_notifications_lead(),
      content: <NotificationChoices profile={profile} isPractitioner={isPractitioner} />,
    },
  ]
}

function usePracticeSections(
  user: User | null,
  profile: Profile | undefined,
  isBusinessOpen: boolean,
): SettingsSection[] {
  const countries = useCountries()
  if (!user?.isPractitioner || !profile) return []
  return [
    {
      id: 'credentials',
      title: m.settings_credentials(),
      lead: m.settings_credentials_lead(),
      content: <Credentials practitionerId={user.id} certificates={profile.certificates} />,
    },
    {
      id: 'payout',
      title: m.settings_payout(),
      lead: m.settings_payout_lead(),
      content: (
        <PayoutSettings
          countries={countries}
          country={profile.countryId ?? ''}
          paysMonthly={user.payCommissionsMonthly}
          isBusinessOpen={isBusinessOpen}
        />
      ),
    },
  ]
}

function useAccountSections(user: User | null): SettingsSection[] {
  const client = useQueryClient()
  const navigate = useNavigate()
  if (!user) return []
  const onChanged = () => {
    tellOtherTabs({ kind: 'changed' })
    void invalidate(client, ...profileReads)
  }
  const secondFactor = { id: 'second-factor', title: m.settings_totp(), lead: m.settings_totp_lead() }
  return [
    {
      id: 'contact',
      title: m.settings_contact(),
      content: (
        <AccountContact userId={user.id} email={user.email} phone={user.phone} onChanged={onChanged} />
      ),
    },
    { id: 'password', title: m.settings_password(), content: <PasswordChange email={user.email} /> },
    ...(user.isClient ? [] : [{ ...secondFactor, content: <SecondFactor /> }]),
    {
      id: 'sessions',
      title: m.settings_sessions(),
      lead: m.settings_sessions_lead(),
      content: <SessionList />,
    },
    {
      id: 'privacy',
      title: m.settings_privacy(),
      content: (
        <PrivacySection
          isClient={user.isClient}
          isAdmin={user.isAdmin}
          onErased={() => void navigate('/auth/signout')}
        />
      ),
    },
  ]
}
