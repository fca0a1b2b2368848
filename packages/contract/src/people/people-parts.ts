import { z } from 'zod'
import { Address, AddressInput } from '../cart/cart.ts'
import { CountryCode, hasVisibleSign, Id, LanguageCode, Line, Plain, Text } from '../wire.ts'
import { personLengths, practiceLengths } from '../words/lengths.ts'

/** An address of a user. All fields empty means none; `isLocked` keeps it from being taken over by the other one. */
export const UserAddressInput = AddressInput.extend({
  email: z
    .union([z.literal(''), z.email().max(personLengths.email)])
    .nullable()
    .default(null),
})

export const UserAddress = Address.extend({
  id: Id,
  email: z.string().nullable(),
  externalCode: z.string().nullable(),
  isLocked: z.boolean(),
})
export type UserAddress = z.infer<typeof UserAddress>

/** Both addresses of a user, and whether they count as the same by docs/specification.md, section 3. */
export const UserAddresses = z.object({
  billingAddress: UserAddress.nullable(),
  shippingAddress: UserAddress.nullable(),
  sameAddress: z.boolean(),
})

/** What may be written of them: left out stays, null removes, all fields empty is left out. */
export const addressInputs = {
  billingAddress: UserAddressInput.nullish(),
  shippingAddress: UserAddressInput.nullish(),
  sameAddress: z.boolean().optional(),
}

/** A person's name in any script, trimmed, never empty: signs are counted, not the units they are kept in. */
export const PersonName = Plain()
  .trim()
  .regex(hasVisibleSign, 'required')
  .refine((name) => [...name].length <= personLengths.name, 'name_too_long')
  .regex(/^\P{Cc}*$/u, 'name_invalid')
  .meta({ minLength: 1, maxLength: personLengths.name })

export const personNames = { firstName: PersonName, lastName: PersonName }

/** What an owner may write of its own record, practitioner or not; a website without a scheme gets a leading double slash. */
export const ownFields = {
  ...personNames,
  phone: Line(personLengths.phone).nullable(),
  countryId: CountryCode.nullable(),
  preferredLanguageCode: LanguageCode,
  title: Line(practiceLengths.title).nullable(),
  specialty: Line(practiceLengths.specialty).nullable(),
  practiceName: Line(practiceLengths.practiceName).nullable(),
  city: Line(practiceLengths.city).nullable(),
  website: Line(practiceLengths.website).nullable(),
  about: Text(practiceLengths.about),
  showContactInfo: z.boolean(),
  ...addressInputs,
}
