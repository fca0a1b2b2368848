import { addressKey, bankAccountKey, type ReferralTraits } from '@salvia/rules/referrals/referral-flags'
import { inArray } from 'drizzle-orm'
import type { Reading } from '../../practitioners/data/practitioner-queries.ts'
import { findAddressesOf } from '../../profile/data/address-queries.ts'
import { bankAccounts } from '../../profile/data/settings-tables.ts'

/** By what practitioners are recognised who share a bank account or an address, by practitioner. */
export async function findReferralTraits(
  { db, sealed }: Reading,
  practitionerIds: string[],
): Promise<Map<string, ReferralTraits>> {
  const accounts = await db
    .select()
    .from(bankAccounts)
    .where(inArray(bankAccounts.practitionerId, practitionerIds))
  const numbers = new Map(
    accounts.map(({ practitionerId, sealedNumber }) => [
      practitionerId,
      bankAccountKey(sealed.open(sealedNumber)),
    ]),
  )
  const addressesOf = await findAddressesOf({ db, sealed }, practitionerIds)
  return new Map(
    practitionerIds.map((id) => {
      const { billingAddress, shippingAddress } = addressesOf(id)
      const addresses = [billingAddress, shippingAddress].flatMap((address) =>
        address ? (addressKey(address) ?? []) : [],
      )
      return [id, { bankAccount: numbers.get(id) ?? null, addresses }]
    }),
  )
}
