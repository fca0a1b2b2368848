import type { User } from '@salvia/contract/people/current-user'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { bankDataQuery, financialInfoQuery, stepsQuery } from '../people-queries.ts'
import { type AccountPart, heldBecause } from './held-because.ts'

const words: Record<AccountPart, () => string> = {
  business: m.business_title,
  bank: m.person_bank,
  billingAddress: m.person_billing_address,
}

/** Why commission is on hold, with the way to complete what is missing; nothing until that is known. */
export function HeldCommission({ user }: { user: User }) {
  const business = useQuery(financialInfoQuery).data
  const bank = useQuery(bankDataQuery).data
  const steps = useQuery(stepsQuery).data
  if (business === undefined || bank === undefined || !steps) return null
  const because = heldBecause({
    ...user,
    business: business !== null,
    bank: bank !== null,
    billingAddress: steps.billingAddressProvided,
  })
  if (because.reason === 'Forbidden') return <p>{m.wallet_held_law()}</p>
  if (because.reason === 'Paused') return <p>{m.wallet_held_paused()}</p>
  if (because.reason === 'Releasing') return <p>{m.wallet_held_releasing()}</p>
  const isBankAlone = because.missing.every((part) => part === 'bank')
  return (
    <>
      <p>{m.wallet_held_incomplete()}</p>
      <ul>
        {because.missing.map((part) => (
          <li key={part}>{words[part]()}</li>
        ))}
      </ul>
      <Link to={isBankAlone ? '/settings/payout' : '/settings/business-account'}>
        {m.wallet_held_complete()}
      </Link>
    </>
  )
}
