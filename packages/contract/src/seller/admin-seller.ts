import { z } from 'zod'
import { route } from '../route.ts'
import { IfMatch, versionRule } from '../versions.ts'
import { CountryCode, Email, Line } from '../wire.ts'

const config = { access: 'admin', addition: true } as const

const fields = {
  /** Registered name. */
  name: Line(120),
  streetName: Line(120),
  houseNumber: Line(20),
  postalCode: Line(20),
  city: Line(80),
  countryId: CountryCode,
  email: z.union([Email, z.literal('')]),
  phone: Line(40),
  /** Company register number. */
  registrationNumber: Line(60),
  /** VAT numbers of all registrations, the seller's country first. */
  vatIds: z.array(Line(20).min(4)).max(30),
  bankHolder: Line(120),
  iban: Line(42),
  bic: Line(14),
}

export const Seller = z.object({
  version: z.int(),
  ...fields,
  email: z.string(),
  /** What invoices still lack. */
  missing: z.array(
    z.enum(['name', 'streetName', 'postalCode', 'city', 'email', 'vatIds', 'bankHolder', 'iban']),
  ),
})
export type Seller = z.infer<typeof Seller>

export const SellerChange = z.strictObject(fields).partial()
export type SellerChange = z.infer<typeof SellerChange>

export const adminSeller = {
  get: route({
    method: 'GET',
    url: '/admin/seller',
    config,
    schema: { summary: 'Who sells: what mails and invoices name', response: { 200: Seller } },
  }),
  put: route({
    method: 'PUT',
    url: '/admin/seller',
    config,
    schema: {
      summary: `Changes the given fields of the seller. ${versionRule}`,
      headers: IfMatch,
      body: SellerChange,
      response: { 200: Seller },
    },
  }),
}
