import { isEmptyAddress, isSameAddress } from '@salvia/rules/people/address'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { invalid } from '#kernel/domain-error'
import { newId } from '#kernel/ids'
import type { SealedText } from '#kernel/sealed-text'
import { isCountry } from '../../../reference/index.ts'
import { type AddressText, findAddressesOf } from '../data/address-queries.ts'
import { type AddressKind, userAddresses } from '../data/settings-tables.ts'
import { toLatinAddress } from '../latin-address.ts'

export type AddressChange = {
  billingAddress?: AddressText | null | undefined
  shippingAddress?: AddressText | null | undefined
  /** True makes the shipping address the billing address. */
  sameAddress?: boolean | undefined
}

type Saving = { tx: Db; sealed: SealedText; userId: string; now: Date }

const needed = ['firstName', 'lastName', 'streetName', 'houseNumber', 'postalCode', 'city'] as const

const isComplete = (address: AddressText): boolean => needed.every((field) => address[field].trim() !== '')

/** An address without any text is left out (docs/specification.md, section 5); its country alone makes none. */
function writtenAddress(name: string, given: AddressText | null | undefined) {
  if (!given) return given
  const { countryId, ...typed } = given
  if (isEmptyAddress(typed)) return undefined
  if (!isCountry(countryId))
    throw invalid('country_unknown', 'There is no such country.', [
      { id: `${name}.countryId`, error: 'country_unknown' },
    ])
  return toLatinAddress(given)
}

async function put(
  saving: Saving,
  kind: AddressKind,
  address: AddressText | null | undefined,
): Promise<void> {
  if (address === undefined) return
  const { tx, sealed, userId, now } = saving
  if (address === null) {
    await tx.delete(userAddresses).where(and(eq(userAddresses.userId, userId), eq(userAddresses.kind, kind)))
    return
  }
  const text = {
    sealedFields: sealed.seal(JSON.stringify(address)),
    isComplete: isComplete(address),
    updatedAt: now,
  }
  await tx
    .insert(userAddresses)
    .values({ id: newId(), userId, kind, ...text })
    .onConflictDoUpdate({ target: [userAddresses.userId, userAddresses.kind], set: text })
}

const textOf = (address: AddressText): AddressText => {
  const { firstName, lastName, company, streetName, houseNumber, apartmentNumber } = address
  const { additionalInformation, postalCode, city, countryId, phone, email, vatNumber } = address
  return {
    ...{ firstName, lastName, company, streetName, houseNumber, apartmentNumber },
    ...{ additionalInformation, postalCode, city, countryId, phone, email, vatNumber },
  }
}

/**
 * Writes a user's addresses: what is left out, or empty, stays, null removes. Greek and Cyrillic letters become Latin
 * ones. Throws invalid for an unknown country.
 */
export async function saveAddresses(saving: Saving, change: AddressChange): Promise<void> {
  const { tx, sealed, userId } = saving
  const billing = writtenAddress('billingAddress', change.billingAddress)
  const shipping = writtenAddress('shippingAddress', change.shippingAddress)
  if (billing === undefined && shipping === undefined && change.sameAddress !== true) return
  await put(saving, 'Billing', billing)
  await put(saving, 'Shipping', shipping)
  const known = (await findAddressesOf({ db: tx, sealed }, [userId]))(userId)
  const { billingAddress, shippingAddress } = known
  if (change.sameAddress && billingAddress && !billingAddress.isLocked && !shippingAddress?.isLocked) {
    await put(saving, 'Shipping', textOf(billingAddress))
    await markSame(saving, true)
    return
  }
  const isSame = billingAddress && shippingAddress && isSameAddress(billingAddress, shippingAddress)
  await markSame(saving, isSame ?? false)
}

async function markSame({ tx, userId }: Saving, isSame: boolean): Promise<void> {
  await tx
    .update(userAddresses)
    .set({ isSame })
    .where(and(eq(userAddresses.userId, userId), eq(userAddresses.kind, 'Shipping')))
}
