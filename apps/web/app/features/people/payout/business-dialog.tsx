import type { Profile } from '@salvia/contract/people/settings'
import type { Country } from '@salvia/contract/reference/reference'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Dialog } from '#app/ui/dialog.tsx'
import parts from '#app/ui/parts.module.css'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { financialInfoQuery } from '../people-queries.ts'
import { AddressForm } from '../profile/address-form.tsx'
import { BusinessForm } from './business-form.tsx'

type Props = { isOpen: boolean; profile: Profile; countries: Country[]; onClose: () => void }

/** "Set up business account": the business first, then its billing address. */
export function BusinessDialog({ isOpen, profile, countries, onClose }: Props) {
  const client = useQueryClient()
  const { data } = useQuery(financialInfoQuery)
  const [isBillingShown, setBillingShown] = useState(false)
  const close = () => {
    setBillingShown(false)
    onClose()
  }
  return (
    <Dialog title={m.menu_business_account()} isOpen={isOpen} onClose={close}>
      {data === undefined && <SkeletonRows rows={2} />}
      {data !== undefined && !isBillingShown && (
        <BusinessForm
          known={data}
          countries={countries}
          country={profile.countryId ?? ''}
          onSaved={(saved) => {
            client.setQueryData(financialInfoQuery.queryKey, saved)
            setBillingShown(true)
          }}
        />
      )}
      {isBillingShown && (
        <div className={parts.stack}>
          <p>{m.business_billing_text()}</p>
          <AddressForm profile={profile} countries={countries} onlyBilling onSaved={close} />
        </div>
      )}
    </Dialog>
  )
}
