import { z } from 'zod'
import { ProductDisruption } from '../disruptions/product-disruption.ts'
import { InquiryOfProduct } from '../inquiries/inquiry-of-product.ts'
import { pageOf, pageQuery } from '../page.ts'
import { PlanOfProduct, ProductInPlan } from '../plans/product-in-plan.ts'
import { route } from '../route.ts'
import {
  CountryCode,
  CurrencyCode,
  Day,
  Flag,
  Id,
  IdList,
  IdParams,
  LanguageCode,
  Line,
  ListOf,
  Money,
} from '../wire.ts'
import { productStockStatuses, resourceKinds } from '../words/catalogue.ts'
import { productLengths } from '../words/lengths.ts'
import { noTexts } from '../words/product-texts.ts'
import { LabelNotice } from './label-notice.ts'
import { LinkedProduct } from './linked-product.ts'
import { factsShown, ProductIngredient, ServingSize } from './product-ingredient.ts'
import { foundPage, foundRow, foundWords, preference, searchQuery } from './product-search.ts'

export const StockStatus = z.object({ id: z.enum(productStockStatuses), name: z.string(), rank: z.int() })

/** What a buyer pays per pack, and its components. */
export const ProductPrice = z.object({
  gross: Money,
  net: Money,
  /** Net list price in EUR, the base of margins. */
  list: Money,
  /** Hundredths of a percent. */
  vatRate: z.int(),
  countryCode: CountryCode,
})
export type ProductPrice = z.infer<typeof ProductPrice>

/** A product as shown in lists. */
export const ProductCard = z.object({
  id: Id,
  name: z.string(),
  productBrandId: Id,
  brandName: z.string(),
  sku: z.string(),
  imageUrl: z.string(),
  productDeliveryFormatId: z.string(),
  deliveryFormatSize: z.number().nullable(),
  netWeightGrams: z.number().nullable(),
  shortDescription: z.string(),
  /** The language of `shortDescription` where it falls back to another than the one shown, else null. */
  fallbackLanguageCode: LanguageCode.nullable(),
  stockStatus: StockStatus,
  /** Working days until the warehouse can send it. */
  deliveryTime: z.int(),
  isShippable: z.boolean(),
  /** Null where no dated VAT rate is known for the country. */
  price: ProductPrice.nullable(),
  servingsPerContainer: z.number().nullable(),
  mainServing: ServingSize.nullable(),
})
export type ProductCard = z.infer<typeof ProductCard>

export const ProductLocalization = z.object({
  id: Id,
  languageCode: LanguageCode,
  shortDescription: z.string(),
  description: z.string(),
  suggestedIntake: z.string(),
  shortSuggestedIntake: z.string(),
  storageRequirements: z.string(),
  nutritionalInformation: z.string(),
  allergens: z.string(),
  warnings: z.string(),
  otherIngredients: z.string(),
  servingSize: z.string(),
  tags: z.array(z.string()),
  isAutoTranslated: z.boolean(),
  /** Fields shown in English because this language lacks them. */
  fallbackFields: z.array(z.enum(Object.keys(noTexts) as (keyof typeof noTexts)[])),
})

export const Product = ProductCard.extend({
  /** Latest delivery day to the requested country if ordered now; null if it cannot be bought. */
  arrivesBy: Day.nullable(),
  isActive: z.boolean(),
  unitSize: z.number().nullable(),
  ean: z.string().nullable(),
  canBeSample: z.boolean(),
  markers: z.array(z.string()),
  restrictedCountries: z.array(CountryCode),
  /** Why it is not sold in the requested country, if stated. */
  restrictionReason: z.string().nullable(),
  productCategoryIds: z.array(z.string()),
  /** In the language shown. */
  productCategories: z.array(z.object({ id: z.string(), name: z.string() })),
  productImages: z.array(z.object({ id: Id, url: z.string() })),
  productResources: z.array(
    z.object({ id: Id, name: z.string(), url: z.string(), kind: z.enum(resourceKinds) }),
  ),
  /** Those that were passed, by their names in the language shown. */
  productVerifications: z.array(z.object({ id: z.string(), name: z.string(), status: z.literal('Passed') })),
  /** The active disruption it is in. */
  productDisruption: ProductDisruption.nullable(),
  /** The inquiry that it fulfils. */
  productInquiry: InquiryOfProduct.nullable(),
  linkedProducts: z.array(LinkedProduct),
  ...factsShown,
  ingredients: z.array(ProductIngredient),
  servingSizes: z.array(ServingSize),
  /** One: the text in the language shown, completed where it is not written in that language. */
  productLocalizations: z.tuple([ProductLocalization]),
  /** Notices required by EU law, in the requested language. */
  labelNotices: z.array(LabelNotice),
  expirationDate: Day.nullable(),
  availableDate: Day.nullable(),
})
export type Product = z.infer<typeof Product>

/** A page of the shop: match reasons with a search, facet counts with `withFacets`. */
const FoundProducts = pageOf(ProductCard.extend({ ...foundRow, ...foundWords })).extend(foundPage)

export const Brand = z.object({
  id: Id,
  name: z.string(),
  imageUrl: z.string().nullable(),
  productCount: z.int(),
})

/** A brand with what it says of itself. */
const BrandPage = Brand.extend({ description: z.string(), websiteUrl: z.string().nullable() })
export type BrandPage = z.infer<typeof BrandPage>

/** Prices are gross for `countryCode` (else the ship-to cookie, the detected country, or the seller's). */
export const shown = {
  countryCode: CountryCode.optional(),
  currencyCode: CurrencyCode.optional(),
  languageCode: LanguageCode.optional(),
}

const productsQuery = {
  ...shown,
  isActive: Flag.optional(),
  ids: IdList.optional(),
  name: Line(productLengths.name).optional(),
  sku: Line(productLengths.sku).optional(),
  brandId: Id.optional(),
  categoryId: Line(60).optional(),
  stockStatusId: ListOf(z.enum(productStockStatuses)).optional(),
  deliveryFormatId: Line(60).optional(),
  ...searchQuery,
}

export const catalogue = {
  list: route({
    method: 'GET',
    url: '/products',
    config: { access: 'public' },
    schema: {
      summary: 'Products of the shop',
      querystring: z.strictObject({ ...productsQuery, ...preference, ...pageQuery() }),
      response: { 200: FoundProducts },
    },
  }),
  brands: route({
    method: 'GET',
    url: '/products/brands',
    config: { access: 'public' },
    schema: {
      summary: 'Brands with the number of their products',
      querystring: z.strictObject({ name: Line(200).optional(), ...pageQuery() }),
      response: { 200: pageOf(Brand) },
    },
  }),
  brand: route({
    method: 'GET',
    url: '/products/brands/:id',
    config: { access: 'public' },
    schema: { summary: 'One brand', params: IdParams, response: { 200: BrandPage } },
  }),
  comparison: route({
    method: 'GET',
    url: '/products/comparison',
    config: { access: 'public' },
    schema: {
      summary: 'Products side by side, at most ten',
      querystring: z.strictObject({ ...shown, productIds: ListOf(Id, 10) }),
      response: { 200: z.array(Product) },
    },
  }),
  linked: route({
    method: 'GET',
    url: '/products/linked',
    config: { access: 'public' },
    schema: {
      summary: 'The products that the given ones link to',
      querystring: z.strictObject({ ...shown, ids: IdList }),
      response: { 200: z.array(ProductCard) },
    },
  }),
  linkedProducts: route({
    method: 'GET',
    url: '/products/linked-products',
    config: { access: 'public' },
    schema: {
      summary: 'Links by product',
      querystring: z.strictObject({ productIds: IdList }),
      response: { 200: z.array(z.object({ productId: Id, linkedProducts: z.array(LinkedProduct) })) },
    },
  }),
  linkedProductsNew: route({
    method: 'GET',
    url: '/products/linked-products-new',
    config: { access: 'public' },
    schema: {
      summary: 'Links by product, its replacement first, with its own row when asked',
      querystring: z.strictObject({ ...shown, productIds: IdList, includeMainProductInfo: Flag.optional() }),
      response: {
        200: z.array(
          z.object({ productId: Id, product: ProductCard.nullable(), linkedProducts: z.array(ProductCard) }),
        ),
      },
    },
  }),
  verifications: route({
    method: 'GET',
    url: '/products/verifications',
    config: { access: 'public' },
    schema: {
      summary: 'Verification kinds, by their names in a language',
      querystring: z.strictObject({ languageCode: LanguageCode.optional() }),
      response: { 200: z.array(z.object({ id: z.string(), name: z.string() })) },
    },
  }),
  get: route({
    method: 'GET',
    url: '/products/:id',
    config: { access: 'public' },
    schema: {
      summary: 'One product with its label facts, and what a plan says of it',
      params: IdParams,
      querystring: z.strictObject({ ...shown, recommendationId: PlanOfProduct.optional() }),
      response: { 200: Product.extend({ recommendation: ProductInPlan.nullable() }) },
    },
  }),
}
