import { z } from 'zod'
import { Address, AddressInput } from '../cart/cart.ts'
import { CountryCode, hasVisibleSign, Id, LanguageCode, Line, Plain, Text } from '../wire.ts'

/** An address of a user. All fields empty means none; `isLocked` keeps it from being taken over by the other one. */
export const UserAddressInput = AddressInput.extend({
  email: z
    .union([z.literal(''), z.email().max(254)])
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

/** Both addresses of a user, and whether they count as the same by specification section 3. */
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

const NAME_LENGTH = 80

/** A person's name in any script, trimmed, never empty: signs are counted, not the units they are kept in. */
export const PersonName = Plain()
  .trim()
  .regex(hasVisibleSign, 'required')
  .refine((name) => [...name].length <= NAME_LENGTH, 'name_too_long')
  .regex(/^\P{Cc}*$/u, 'name_invalid')
  .meta({ minLength: 1, maxLength: NAME_LENGTH })

export const personNames = { firstName: PersonName, lastName: PersonName }

/** What an owner may write of its own record, practitioner or not; a website without a scheme gets a leading double slash. */
export const ownFields = {
  ...personNames,
  phone: Line(30).nullable(),
  countryId: CountryCode.nullable(),
  preferredLanguageCode: LanguageCode,
  title: Line(80).nullable(),
  specialty: Line(120).nullable(),
  practiceName: Line(120).nullable(),
  city: Line(80).nullable(),
  website: Line(200).nullable(),
  about: Text(2000),
  showContactInfo: z.boolean(),
  ...addressInputs,
}
