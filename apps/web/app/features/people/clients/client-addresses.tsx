import type { Client } from '@salvia/contract/people/clients'
import type { UserAddress } from '@salvia/contract/people/people-parts'
import type { AddressKind } from '@salvia/contract/words/people'
import { countryName } from '@salvia/rules/format/format'
import { fullName } from '@salvia/rules/people/full-name'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { Facts } from '#app/workbench/record-drawer.tsx'

const written = (address: UserAddress): string =>
  [
    fullName(address),
    `${address.streetName} ${address.houseNumber}`.trim(),
    `${address.postalCode} ${address.city}`.trim(),
    countryName(address.countryId, getLocale()),
  ]
    .filter(Boolean)
    .join(', ')

type LockProps = { userId: string; kind: AddressKind; label: string; address: UserAddress }

function AddressLock({ userId, kind, label, address }: LockProps) {
  const { isLocked } = address
  const { run, isPending } = useCommand({
    send: (api) =>
      api('PUT /admin/users/{id}/addresses/{kind}/lock', {
        params: { id: userId, kind },
        body: { isLocked: !isLocked },
      }),
    stale: ['GET /customer/{id}', 'GET /admin/users/{id}/history'],
    snackbar: 'client',
  })
  const action = isLocked ? m.client_address_unlock() : m.client_address_lock()
  return (
    <>
      <p>{written(address)}</p>
      {isLocked && <p className="second">{m.client_address_is_locked()}</p>}
      <Button size="sm" loading={isPending} onClick={() => run()} aria-label={`${action}: ${label}`}>
        {action}
      </Button>
    </>
  )
}

/** A client's addresses, which an admin locks against every form. */
export function ClientAddresses({ client }: { client: Client }) {
  const { id, billingAddress, shippingAddress } = client
  if (!billingAddress && !shippingAddress) return null
  const lock = (kind: AddressKind, label: string, address: UserAddress | null) =>
    address && <AddressLock userId={id} kind={kind} label={label} address={address} />
  const [billing, shipping] = [m.person_billing_address(), m.person_shipping_address()]
  return (
    <section>
      <h3>{m.common_addresses()}</h3>
      <Facts
        facts={[
          [billing, lock('Billing', billing, billingAddress)],
          [shipping, lock('Shipping', shipping, shippingAddress)],
        ]}
      />
    </section>
  )
}
