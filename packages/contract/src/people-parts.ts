import { z } from 'zod'
import { AddressInput } from './cart.ts'
import { CountryCode, Id, Line } from './wire.ts'

/** An address of a user. All fields empty means none; `isLocked` keeps it from being taken over by the other one. */
export const UserAddressInput = AddressInput.extend({
  email: z
    .union([z.literal(''), z.email().max(254)])
    .nullable()
    .default(null),
})

export const UserAddress = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  company: z.string().nullable(),
  streetName: z.string(),
  houseNumber: z.string(),
  apartmentNumber: z.string().nullable(),
  additionalInformation: z.string().nullable(),
  postalCode: z.string(),
  city: z.string(),
  countryId: CountryCode,
  phone: z.string().nullable(),
  email: z.string().nullable(),
  vatNumber: z.string().nullable(),
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

export const personNames = { firstName: Line(80), lastName: Line(80) }
