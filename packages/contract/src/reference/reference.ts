import { z } from 'zod'
import { route } from '../route.ts'
import { CountryCode, CurrencyCode, Money } from '../wire.ts'
import { languages } from '../words/locale.ts'

export const Translated = z.record(z.enum(languages), z.string())

export const Country = z.object({
  code: CountryCode,
  name: z.string(),
  names: Translated,
  hasDeliveryCompanies: z.boolean(),
  postalCodePattern: z.string().nullable(),
  callingCode: z.string().nullable(),
})
export type Country = z.infer<typeof Country>

export const Currency = z.object({ code: CurrencyCode, name: z.string(), symbol: z.string() })

/** `fixedPrice` is net EUR; the gross price depends on the VAT rates of the goods. */
export const DeliveryCarrier = z.object({
  id: z.string(),
  countryCode: CountryCode,
  name: z.string(),
  kind: z.enum(['Door', 'PickUpPoint', 'Express']),
  fixedPrice: Money,
  freeFrom: Money.nullable(),
  minDays: z.int(),
  maxDays: z.int(),
  isDemo: z.boolean(),
})
export type DeliveryCarrier = z.infer<typeof DeliveryCarrier>

export const CountableFormat = z.object({ id: z.string(), names: Translated, pluralNames: Translated })
/** `sizeUnit`: the unit of a pack's size in this format. */
export const DeliveryFormat = CountableFormat.extend({ sizeUnit: z.enum(['Piece', 'Gram', 'Milliliter']) })
export type CountableFormat = z.infer<typeof CountableFormat>
export const NamedInLanguages = z.object({ id: z.string(), names: Translated })
export const TemplateCategory = NamedInLanguages.extend({ name: z.string(), isPinnedToTop: z.boolean() })
export const BrandName = z.object({ id: z.uuid(), name: z.string() })

export const VatRate = z.object({
  countryCode: CountryCode,
  vatCategoryId: z.string(),
  /** Hundredths of a percent: 900 is 9 %. */
  taxRate: z.int(),
})

export const ReferenceData = z.object({
  countries: z.array(Country),
  currencies: z.array(Currency),
  deliveryCarriers: z.array(DeliveryCarrier),
  intakeFormats: z.array(CountableFormat),
  productBrands: z.array(BrandName),
  productCategories: z.array(NamedInLanguages),
  productDeliveryFormats: z.array(DeliveryFormat),
  productVerifications: z.array(NamedInLanguages),
  recommendationTemplateCategories: z.array(TemplateCategory),
})
export type ReferenceData = z.infer<typeof ReferenceData>

const list = <const U extends `/${string}`, T extends z.ZodType>(url: U, summary: string, item: T) =>
  route({
    method: 'GET',
    url,
    config: { access: 'public' },
    schema: { summary, response: { 200: z.array(item) } },
  })

export const reference = {
  all: route({
    method: 'GET',
    url: '/reference-data',
    config: { access: 'public' },
    schema: { summary: 'All reference data', response: { 200: ReferenceData } },
  }),
  countries: list('/reference-data/countries', 'Countries, in four languages', Country),
  currencies: list('/reference-data/currencies', 'Currencies that are charged', Currency),
  deliveryCarriers: list('/reference-data/delivery-carriers', 'Delivery carriers', DeliveryCarrier),
  intakeFormats: list('/reference-data/intake-formats', 'Intake formats', CountableFormat),
  productBrands: list('/reference-data/product-brands', 'Brands', BrandName),
  productCategories: list('/reference-data/product-categories', 'Product categories', NamedInLanguages),
  productDeliveryFormats: list(
    '/reference-data/product-delivery-formats',
    'Delivery formats',
    DeliveryFormat,
  ),
  productVerifications: list('/reference-data/product-verifications', 'Verifications', NamedInLanguages),
  recommendationTemplateCategories: list(
    '/reference-data/recommendation-template-categories',
    'Template categories, pinned first',
    TemplateCategory,
  ),
  vatRates: route({
    method: 'GET',
    url: '/shop/:countryCode/vat-rates',
    config: { access: 'public' },
    schema: {
      summary: 'VAT rates of a ship-to country today',
      params: z.strictObject({ countryCode: CountryCode }),
      response: { 200: z.array(VatRate) },
    },
  }),
}

const Location = z.object({
  countryCode: CountryCode.nullable(),
  source: z.enum(['header', 'database', 'default']),
})

export const geolocation = {
  own: route({
    method: 'GET',
    url: '/geolocation/ip',
    config: { access: 'public' },
    schema: { summary: 'The country that the caller seems to be in', response: { 200: Location } },
  }),
  byIp: route({
    method: 'GET',
    url: '/geolocation/:ip',
    config: { access: 'public' },
    schema: {
      summary: 'The country of an address',
      params: z.strictObject({ ip: z.union([z.ipv4(), z.ipv6()]) }),
      response: { 200: Location },
    },
  }),
}
