import { z } from 'zod'
import { pageOf, pageQuery } from '../page.ts'
import { route } from '../route.ts'
import { IfMatch, versionRule } from '../versions.ts'
import { CountryCode, CurrencyCode, Flag, Line } from '../wire.ts'
import { carrierLengths } from '../words/lengths.ts'
import { carrierKinds } from '../words/shop-settings.ts'
import { Translated, VatRate } from './reference.ts'

const config = { access: 'admin', addition: true } as const

/** A carrier's key: a slug from the release, or a UUID. */
const CarrierId = z.string().regex(/^[a-z0-9-]{1,64}$/)

const carrierFields = {
  name: Line(carrierLengths.name).min(1),
  kind: z.enum(carrierKinds),
  /** Net EUR. */
  fixedPrice: z.strictObject({ amount: z.int().min(0).max(1_000_000), currency: z.literal('EUR') }),
  /** Gross goods value above which shipping is free, in the country's currency. */
  freeFrom: z.strictObject({ amount: z.int().min(0).max(100_000_000), currency: CurrencyCode }).nullable(),
  minDays: z.int().min(0).max(60),
  maxDays: z.int().min(0).max(60),
  isActive: z.boolean(),
}

export const AdminCarrier = z.object({
  id: z.string(),
  version: z.int(),
  countryCode: CountryCode,
  ...carrierFields,
  /** Example price of the release, not yet confirmed by an operator. */
  isExample: z.boolean(),
})
export type AdminCarrier = z.infer<typeof AdminCarrier>

export const CarrierInput = z.strictObject({ countryCode: CountryCode, ...carrierFields })
export type CarrierInput = z.infer<typeof CarrierInput>
export const CarrierChange = z.strictObject(carrierFields).partial()
export type CarrierChange = z.infer<typeof CarrierChange>

export const AdminCountry = z.object({
  code: CountryCode,
  version: z.int(),
  names: Translated,
  /** Whether the shop sells there, provided a carrier and VAT rates exist. */
  isOpen: z.boolean(),
  carrierCount: z.int(),
  /** Rates in force today; goods of a missing category are not sold there. */
  vatRates: z.array(VatRate),
})
export type AdminCountry = z.infer<typeof AdminCountry>

/** Countries and carriers of the shop. Readable by admins, writable by admins with all rights. */
export const adminReference = {
  carriers: route({
    method: 'GET',
    url: '/admin/delivery-carriers',
    config,
    schema: {
      summary: 'All carriers, those out of use included',
      querystring: z.strictObject({
        ...pageQuery(),
        name: Line(80).optional(),
        countryCode: CountryCode.optional(),
        isActive: Flag.optional(),
      }),
      response: { 200: pageOf(AdminCarrier) },
    },
  }),
  createCarrier: route({
    method: 'POST',
    url: '/admin/delivery-carriers',
    config,
    schema: { summary: 'Makes a carrier of a country', body: CarrierInput, response: { 201: AdminCarrier } },
  }),
  carrier: route({
    method: 'GET',
    url: '/admin/delivery-carriers/:id',
    config,
    schema: {
      summary: 'A carrier',
      params: z.strictObject({ id: CarrierId }),
      response: { 200: AdminCarrier },
    },
  }),
  changeCarrier: route({
    method: 'PUT',
    url: '/admin/delivery-carriers/:id',
    config,
    schema: {
      summary: `Changes the given fields of a carrier, whose price is no example from then on. ${versionRule}`,
      params: z.strictObject({ id: CarrierId }),
      headers: IfMatch,
      body: CarrierChange,
      response: { 200: AdminCarrier },
    },
  }),
  countries: route({
    method: 'GET',
    url: '/admin/countries',
    config,
    schema: {
      summary: 'Every country, with its carriers and VAT rates of today',
      querystring: z
        .strictObject({ ...pageQuery(), name: Line(80).optional(), isOpen: Flag.optional() })
        .omit({ sort: true }),
      response: { 200: pageOf(AdminCountry) },
    },
  }),
  country: route({
    method: 'GET',
    url: '/admin/countries/:code',
    config,
    schema: {
      summary: 'A country',
      params: z.strictObject({ code: CountryCode }),
      response: { 200: AdminCountry },
    },
  }),
  changeCountry: route({
    method: 'PUT',
    url: '/admin/countries/:code',
    config,
    schema: {
      summary: `Opens or closes a country for selling. ${versionRule}`,
      params: z.strictObject({ code: CountryCode }),
      headers: IfMatch,
      body: z.strictObject({ isOpen: z.boolean() }),
      response: { 200: AdminCountry },
    },
  }),
}
