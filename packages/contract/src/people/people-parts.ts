import { z } from 'zod'
import { Address, AddressInput } from '../cart/cart.ts'
import { CountryCode, CurrencyCode, hasVisibleSign, Id, LanguageCode, Line, Plain, Text } from '../wire.ts'
import { personLengths, practiceLengths } from '../words/lengths.ts'

/** An address of a user; `isLocked` keeps it from being taken over by the other one. */
export const UserAddress = Address.extend({ id: Id })
export type UserAddress = z.infer<typeof UserAddress>

/** Both addresses, and whether they are considered the same (docs/specification.md, section 3). */
export const UserAddresses = z.object({
  billingAddress: UserAddress.nullable(),
  shippingAddress: UserAddress.nullable(),
  sameAddress: z.boolean(),
})

/** Writable addresses: omitted is unchanged, null removes, all fields empty counts as omitted. */
export const addressInputs = {
  billingAddress: AddressInput.nullish(),
  shippingAddress: AddressInput.nullish(),
  sameAddress: z.boolean().optional(),
}

/** A person's name in any script, trimmed, not empty; length in code points, not UTF-16 units. */
export const PersonName = Plain()
  .trim()
  .regex(hasVisibleSign, 'required')
  .refine((name) => [...name].length <= personLengths.name, 'name_too_long')
  .regex(/^\P{Cc}*$/u, 'name_invalid')
  .meta({ minLength: 1, maxLength: personLengths.name })

export const personNames = { firstName: PersonName, lastName: PersonName }

/** Fields owners may write in their own record; a website without a scheme gets a leading `//`. */
export const ownFields = {
  ...personNames,
  phone: Line(personLengths.phone).nullable(),
  countryId: CountryCode.nullable(),
  preferredLanguageCode: LanguageCode,
  preferredCurrencyId: CurrencyCode,
  title: Line(practiceLengths.title).nullable(),
  specialty: Line(practiceLengths.specialty).nullable(),
  practiceName: Line(practiceLengths.practiceName).nullable(),
  city: Line(practiceLengths.city).nullable(),
  website: Line(practiceLengths.website).nullable(),
  about: Text(practiceLengths.about),
  showContactInfo: z.boolean(),
  ...addressInputs,
}
