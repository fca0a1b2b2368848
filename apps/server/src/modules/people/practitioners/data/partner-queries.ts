import { fullName } from '@salvia/rules/people/full-name'
import type { ErpPartner } from '../../../../services/erp/erp.ts'
import { partnerReference } from '../../../../services/erp/partner-reference.ts'
import { findFinancialInfo } from '../../payout/data/payout-queries.ts'
import { findAddressesOf } from '../../profile/data/address-queries.ts'
import { findPractitionerRow, type Reading } from './practitioner-queries.ts'

/** A practitioner as sent to accounting; null for one that is gone. */
export async function findPartner(reading: Reading, practitionerId: string): Promise<ErpPartner | null> {
  const row = await findPractitionerRow(reading.db, practitionerId)
  if (!row) return null
  const { billingAddress: address } = (await findAddressesOf(reading, [practitionerId]))(practitionerId)
  const business = await findFinancialInfo(reading, practitionerId)
  const { user, practitioner } = row
  return {
    reference: partnerReference(user.id),
    name: fullName(user),
    companyName: business?.companyName ?? practitioner.practiceName,
    isCompany: business?.businessType === 'Company',
    email: user.email,
    phone: user.sealedPhone === null ? null : reading.sealed.open(user.sealedPhone),
    street: address ? `${address.streetName} ${address.houseNumber}`.trim() : null,
    postalCode: address?.postalCode ?? null,
    city: address?.city ?? practitioner.city,
    countryCode: address?.countryId ?? user.countryId,
    vatNumber: business?.vatNumber ?? null,
    languageCode: user.preferredLanguageCode,
  }
}
