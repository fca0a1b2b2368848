import type { UserAddress } from '@salvia/contract/people/people-parts'
import type { AddressField } from '@salvia/rules/people/address'
import { inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import type { SealedText } from '#kernel/sealed-text'
import { userAddresses } from './settings-tables.ts'

type Row = typeof userAddresses.$inferSelect

/** The user-entered part of an address; the rest belongs to the table. */
export type AddressText = Pick<UserAddress, AddressField>

const openAddress = (sealed: SealedText, row: Row): UserAddress => ({
  ...(JSON.parse(sealed.open(row.sealedFields)) as AddressText),
  id: row.id,
  externalCode: row.externalCode,
  isLocked: row.isLocked,
})

export type Addresses = {
  billingAddress: UserAddress | null
  shippingAddress: UserAddress | null
  sameAddress: boolean
}

const none: Addresses = { billingAddress: null, shippingAddress: null, sameAddress: false }

/** The addresses of some users, by user. */
export async function findAddressesOf(
  { db, sealed }: { db: Db; sealed: SealedText },
  userIds: string[],
): Promise<(userId: string) => Addresses> {
  const rows =
    userIds.length === 0
      ? []
      : await db.select().from(userAddresses).where(inArray(userAddresses.userId, userIds))
  const byUser = new Map<string, Addresses>()
  for (const row of rows) {
    const known = byUser.get(row.userId) ?? none
    const address = openAddress(sealed, row)
    byUser.set(row.userId, {
      ...known,
      ...(row.kind === 'Billing'
        ? { billingAddress: address }
        : { shippingAddress: address, sameAddress: row.isSame }),
    })
  }
  return (userId) => byUser.get(userId) ?? none
}
