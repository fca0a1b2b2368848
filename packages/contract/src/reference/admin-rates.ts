import { z } from 'zod'
import { pageOf, pageQuery } from '../page.ts'
import { route } from '../route.ts'
import { IfMatch, versionRule } from '../versions.ts'
import { CountryCode, CurrencyCode, Day, Id, IdParams, Line } from '../wire.ts'
import { vatCategories } from '../words/catalogue.ts'
import { rateLengths } from '../words/lengths.ts'
import { rateStates, setters } from '../words/shop-settings.ts'

const config = { access: 'admin', addition: true } as const

const dated = {
  id: Id,
  version: z.int(),
  validFrom: Day,
  state: z.enum(rateStates),
  setBy: z.enum(setters),
  /** May still be withdrawn: starts today or later, so nothing was sold at it earlier. */
  canWithdraw: z.boolean(),
}

export const AdminVatRate = z.object({
  ...dated,
  countryCode: CountryCode,
  vatCategoryId: z.enum(vatCategories),
  /** Hundredths of a percent. */
  taxRate: z.int(),
  /** Last day; null until the next rate starts. */
  validTo: Day.nullable(),
  source: z.string(),
  /** The source states no start date for the rate. */
  dateAssumed: z.boolean(),
})
export type AdminVatRate = z.infer<typeof AdminVatRate>

export const VatRateInput = z.strictObject({
  countryCode: CountryCode,
  vatCategoryId: z.enum(vatCategories),
  taxRate: z.int().min(0).max(10_000),
  validFrom: Day,
  source: Line(rateLengths.source).min(1),
})
export type VatRateInput = z.infer<typeof VatRateInput>

export const AdminExchangeRate = z.object({
  ...dated,
  currency: CurrencyCode,
  /** What one euro is worth, in millionths. */
  millionths: z.int(),
  /** Example value of the release, not yet confirmed by an operator. */
  isExample: z.boolean(),
})
export type AdminExchangeRate = z.infer<typeof AdminExchangeRate>

export const ExchangeRateInput = z.strictObject({
  currency: z.enum(['DKK', 'SEK']),
  millionths: z.int().min(1).max(10_000_000_000),
  validFrom: Day,
})
export type ExchangeRateInput = z.infer<typeof ExchangeRateInput>

/** Dated rates. Readable by admins, writable by admins with all rights. */
export const adminRates = {
  vatRates: route({
    method: 'GET',
    url: '/admin/vat-rates',
    config,
    schema: {
      summary: 'Dated VAT rates, by country and category, the newest first',
      querystring: z.strictObject({
        ...pageQuery(),
        countryCode: CountryCode.optional(),
        vatCategoryId: z.enum(vatCategories).optional(),
        state: z.enum(rateStates).optional(),
      }),
      response: { 200: pageOf(AdminVatRate) },
    },
  }),
  addVatRate: route({
    method: 'POST',
    url: '/admin/vat-rates',
    config,
    schema: {
      summary:
        'Adds a rate that counts from today or a later day on, and follows the one before it. From then on releases add none for that country and category.',
      body: VatRateInput,
      response: { 201: AdminVatRate },
    },
  }),
  vatRate: route({
    method: 'GET',
    url: '/admin/vat-rates/:id',
    config,
    schema: { summary: 'A VAT rate', params: IdParams, response: { 200: AdminVatRate } },
  }),
  endVatRate: route({
    method: 'POST',
    url: '/admin/vat-rates/:id/end',
    config,
    schema: {
      summary: `Sets the last day of a rate, after which nothing is sold at it and none before it comes back. ${versionRule}`,
      params: IdParams,
      headers: IfMatch,
      body: z.strictObject({ validTo: Day }),
      response: { 200: AdminVatRate },
    },
  }),
  withdrawVatRate: route({
    method: 'POST',
    url: '/admin/vat-rates/:id/withdraw',
    config,
    schema: {
      summary: `Takes back a rate that begins today or later. ${versionRule}`,
      params: IdParams,
      headers: IfMatch,
      response: { 200: AdminVatRate },
    },
  }),
  exchangeRates: route({
    method: 'GET',
    url: '/admin/exchange-rates',
    config,
    schema: {
      summary: 'What a euro is worth, by currency and day, the newest first',
      querystring: z.strictObject({
        ...pageQuery(),
        currency: CurrencyCode.optional(),
        state: z.enum(rateStates).optional(),
      }),
      response: { 200: pageOf(AdminExchangeRate) },
    },
  }),
  addExchangeRate: route({
    method: 'POST',
    url: '/admin/exchange-rates',
    config,
    schema: {
      summary:
        'Adds what a euro is worth from today or a later day on. From then on releases add none for that currency.',
      body: ExchangeRateInput,
      response: { 201: AdminExchangeRate },
    },
  }),
  exchangeRate: route({
    method: 'GET',
    url: '/admin/exchange-rates/:id',
    config,
    schema: {
      summary: 'What a euro is worth from a day on',
      params: IdParams,
      response: { 200: AdminExchangeRate },
    },
  }),
  withdrawExchangeRate: route({
    method: 'POST',
    url: '/admin/exchange-rates/:id/withdraw',
    config,
    schema: {
      summary: `Takes back a rate that begins today or later. ${versionRule}`,
      params: IdParams,
      headers: IfMatch,
      response: { 200: AdminExchangeRate },
    },
  }),
}
