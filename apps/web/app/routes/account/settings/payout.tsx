import { useLocation, useNavigate } from 'react-router'
import { BusinessDialog } from '#app/features/people/payout/business-dialog.tsx'
import { PayoutSettings } from '#app/features/people/payout/payout-settings.tsx'
import { SettingsSection } from '#app/features/people/profile/settings-frame.tsx'
import { BUSINESS } from '#app/features/people/profile/settings-pages.ts'
import { useSettings } from '#app/features/people/profile/use-settings.ts'
import { m } from '#app/paraglide/messages.js'

/** One page at two addresses; the address decides whether the dialog is open. */
export default function Payout() {
  const { user, profile, countries } = useSettings()
  const navigate = useNavigate()
  const isBusinessOpen = useLocation().pathname === BUSINESS
  return (
    <>
      <SettingsSection id="payout" title={m.settings_payout()} lead={m.settings_payout_lead()}>
        <PayoutSettings
          countries={countries}
          country={profile.countryId ?? ''}
          paysMonthly={user.payCommissionsMonthly}
          isBusinessOpen={isBusinessOpen}
        />
      </SettingsSection>
      <BusinessDialog
        isOpen={isBusinessOpen}
        profile={profile}
        countries={countries}
        onClose={() => void navigate('/settings/payout', { preventScrollReset: true })}
      />
    </>
  )
}
