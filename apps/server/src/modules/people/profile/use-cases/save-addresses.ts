import type { UserAddress } from '@salvia/contract/people/people-parts'
import type { AddressKind } from '@salvia/contract/words/people'
import { isEmptyAddress, isSameAddress } from '@salvia/rules/people/address'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { conflict } from '#kernel/domain-error'
import { newId } from '#kernel/ids'
import type { SealedText } from '#kernel/sealed-text'
import { checkCountry } from '../../../reference/index.ts'
import { type AddressText, findAddressesOf } from '../data/address-queries.ts'
import { userAddresses } from '../data/settings-tables.ts'
import { toLatinAddress } from '../latin-address.ts'

/** An external code that is left out stays. */
type GivenAddress = AddressText & { externalCode?: string | null | undefined }

export type AddressChange = {
  billingAddress?: GivenAddress | null | undefined
  shippingAddress?: GivenAddress | null | undefined
  /** True makes the shipping address the billing address. */
  sameAddress?: boolean | undefined
}

type Saving = { tx: Db; sealed: SealedText; userId: string; now: Date }

const needed = ['firstName', 'lastName', 'streetName', 'houseNumber', 'postalCode', 'city'] as const

const isComplete = (address: AddressText): boolean => needed.every((field) => address[field].trim() !== '')

/** An address without any text is dropped (docs/specification.md, section 5); a country alone does not count. */
function writtenAddress(name: string, given: GivenAddress | null | undefined) {
  if (!given) return given
  const { countryId, ...typed } = given
  if (isEmptyAddress(typed)) return undefined
  checkCountry(countryId, `${name}.countryId`)
  return toLatinAddress(given)
}

async function put(
  saving: Saving,
  kind: AddressKind,
  address: GivenAddress | null | undefined,
): Promise<void> {
  if (address === undefined) return
  const { tx, sealed, userId, now } = saving
  if (address === null) {
    await tx.delete(userAddresses).where(and(eq(userAddresses.userId, userId), eq(userAddresses.kind, kind)))
    return
  }
  const { externalCode, ...fields } = address
  const text = {
    sealedFields: sealed.seal(JSON.stringify(fields)),
    ...(externalCode === undefined ? {} : { externalCode }),
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

const isKept = (known: UserAddress, { externalCode, ...text }: GivenAddress): boolean =>
  isSameAddress({ ...known, isLocked: false }, text) &&
  (externalCode === undefined || externalCode === known.externalCode)

/** A locked address takes what it is already; throws a conflict for all else, also for its removal. */
function checkLock(known: UserAddress | null, given: GivenAddress | null | undefined): void {
  if (!known?.isLocked || given === undefined) return
  if (given === null || !isKept(known, given))
    throw conflict('address_locked', 'A locked address is neither changed nor removed here.')
}

/**
 * Writes a user's addresses: omitted or empty ones are unchanged, null removes. Greek and Cyrillic letters are
 * transliterated. Throws invalid for an unknown country, and a conflict where a locked address would change.
 */
export async function saveAddresses(saving: Saving, change: AddressChange): Promise<void> {
  const { tx, sealed, userId } = saving
  const billing = writtenAddress('billingAddress', change.billingAddress)
  const shipping = writtenAddress('shippingAddress', change.shippingAddress)
  if (billing === undefined && shipping === undefined && change.sameAddress !== true) return
  const before = (await findAddressesOf({ db: tx, sealed }, [userId]))(userId)
  checkLock(before.billingAddress, billing)
  checkLock(before.shippingAddress, shipping)
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
