import { z } from 'zod'
import { ProductDisruption } from '../disruptions/product-disruption.ts'
import { InquiryOfProduct } from '../inquiries/inquiry-of-product.ts'
import { pageOf, pageQuery } from '../page.ts'
import { route } from '../route.ts'
import { IfMatch, versionRule } from '../versions.ts'
import { Day, Flag, Id, IdList, IdParams, Instant, Line, ListOf, Money, NamedPerson } from '../wire.ts'
import { productExternalIdSources, productStockStatuses, vatCategories } from '../words/catalogue.ts'
import { verificationStatuses } from '../words/identity.ts'
import { MOST_LISTED, productLengths } from '../words/lengths.ts'
import { PRODUCT_QUERY_LENGTH } from '../words/limits.ts'
import {
  AdminLink,
  AdminLocalization,
  ExternalId,
  IngredientRow,
  IngredientRowInput,
  PriceOf,
  ProductImage,
  ProductResource,
  ResourceChange,
  Restriction,
  ServingInput,
  VerificationInput,
} from './admin-product-parts.ts'
import { ServingSize } from './product-ingredient.ts'
import { foundRow } from './product-search.ts'
import { StockStatus } from './shop.ts'

/** Empty means unknown and is stored as null. */
const Size = z.union([z.number().positive().max(1_000_000), z.literal(''), z.null()])

export const AdminProductRow = z.object({
  id: Id,
  version: z.int(),
  name: z.string(),
  sku: z.string(),
  ean: z.string().nullable(),
  productBrandId: Id,
  productBrandName: z.string(),
  imageUrl: z.string(),
  productDeliveryFormatId: z.string(),
  deliveryFormatSize: z.number().nullable(),
  stockStatus: StockStatus,
  quantity: z.int(),
  /** Net, in EUR. */
  price: Money,
  isActive: z.boolean(),
  isHidden: z.boolean(),
  markers: z.array(z.string()),
  productCategoryIds: z.array(z.string()),
  externalIds: z.array(z.object({ source: z.enum(productExternalIdSources), value: z.string() })),
  updatedAt: Instant,
})
export type AdminProductRow = z.infer<typeof AdminProductRow>

/** In search results: why the row matched. */
const FoundAdminProduct = AdminProductRow.extend(foundRow)
export type FoundAdminProduct = z.infer<typeof FoundAdminProduct>

export const AdminProduct = AdminProductRow.omit({ externalIds: true }).extend({
  createdAt: Instant,
  unitSize: z.number().nullable(),
  servingsPerContainer: z.number().nullable(),
  netWeightGrams: z.int().nullable(),
  vatCategoryId: z.enum(vatCategories),
  /** Reserved for orders being paid. */
  reserved: z.int(),
  forecastedQuantity: z.int(),
  /** Working days until the warehouse can ship it. */
  deliveryTime: z.int(),
  availableDate: Day.nullable(),
  expirationDate: Day.nullable(),
  canBeSample: z.boolean(),
  originalMarkers: z.array(z.string()),
  restrictedCountries: z.array(Restriction),
  /** By their English names, in the order of `productCategoryIds`. */
  productCategories: z.array(z.object({ id: z.string(), name: z.string() })),
  externalMasterCode: z.string().nullable(),
  externalCode: z.string().nullable(),
  productImages: z.array(ProductImage),
  productResources: z.array(ProductResource),
  productVerifications: z.array(z.object({ id: z.string(), status: z.enum(verificationStatuses) })),
  /** The disruption it is in, unless that is closed. */
  productDisruption: ProductDisruption.nullable(),
  /** The inquiry that it fulfils. */
  productInquiry: InquiryOfProduct.nullable(),
  servingSizes: z.array(ServingSize),
  ingredients: z.array(IngredientRow),
  productLocalizations: z.array(AdminLocalization),
  linkedProducts: z.array(AdminLink),
  externalIds: z.array(ExternalId),
  /** Fields made up for the demo. */
  demoFilled: z.array(z.string()),
  priceHistory: z.array(PriceOf),
})
export type AdminProduct = z.infer<typeof AdminProduct>

const fields = {
  name: Line(productLengths.name).min(1),
  sku: Line(productLengths.sku).min(1),
  ean: Line(productLengths.ean).nullable(),
  productBrandId: Id,
  productDeliveryFormatId: Line(60).min(1),
  /** Net, in EUR. */
  price: z.strictObject({ amount: z.int().min(1).max(1_000_000_00), currency: z.literal('EUR') }),
}

const further = z
  .strictObject({
    deliveryFormatSize: Size,
    unitSize: Size,
    servingsPerContainer: Size,
    netWeightGrams: z.int().min(1).max(1_000_000).nullable(),
    vatCategoryId: z.enum(vatCategories),
    stockStatusId: z.enum(productStockStatuses),
    quantity: z.int().min(0).max(10_000_000),
    /** The quantity that was read, so that sales in between are not overwritten. */
    quantityWas: z.int().min(0).max(10_000_000),
    forecastedQuantity: z.int().min(0).max(10_000_000),
    deliveryTime: z.int().min(0).max(365),
    availableDate: Day.nullable(),
    expirationDate: Day.nullable(),
    isActive: z.boolean(),
    isHidden: z.boolean(),
    canBeSample: z.boolean(),
    markers: z.array(Line(productLengths.marker).min(1)).max(MOST_LISTED),
    restrictedCountries: z.array(Restriction).max(60),
    externalMasterCode: Line(productLengths.externalCode).nullable(),
    externalCode: Line(productLengths.externalCode).nullable(),
    productCategoryIds: z.array(Line(60).min(1)).max(30),
    productVerifications: z.array(VerificationInput).max(30),
    /** Images in order, the main one first; omitted ones are unchanged and come last. */
    productImageIds: z.array(Id).max(40),
    productResources: z.array(ResourceChange).max(60),
    servingSizes: z.array(ServingInput).max(10),
    ingredients: z.array(IngredientRowInput).max(300),
  })
  .partial()

export const ProductChange = further.extend(z.strictObject(fields).partial().shape)
export type ProductChange = z.infer<typeof ProductChange>
export const ProductInput = further.extend(fields)
export type ProductInput = z.infer<typeof ProductInput>

/** A record's audit history, newest first. */
export const HistoryEntry = z.object({
  id: Id,
  at: Instant,
  event: z.string(),
  actor: NamedPerson.nullable(),
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

/** Filters of the admin product list. */
export const productFilters = {
  query: Line(PRODUCT_QUERY_LENGTH).optional(),
  isActive: Flag.optional(),
  isHidden: Flag.optional(),
  ids: IdList.optional(),
  name: Line(productLengths.name).optional(),
  sku: Line(productLengths.sku).optional(),
  brandId: Id.optional(),
  categoryId: Line(60).optional(),
  stockStatusId: ListOf(z.enum(productStockStatuses)).optional(),
  externalIdType: z.enum(productExternalIdSources).optional(),
  isLinkedToSupplierFeed: Flag.optional(),
  marker: Line(productLengths.marker).optional(),
}

/** The same filters in a request body. */
export const ProductFilter = z.strictObject({
  ...productFilters,
  isActive: z.boolean().optional(),
  isHidden: z.boolean().optional(),
  ids: z.array(Id).max(100).optional(),
  stockStatusId: z.array(z.enum(productStockStatuses)).max(productStockStatuses.length).optional(),
  isLinkedToSupplierFeed: z.boolean().optional(),
})

const access = 'admin'

export const adminProducts = {
  list: route({
    method: 'GET',
    url: '/admin/products',
    config: { access },
    schema: {
      summary: 'Products as admins see them, hidden and archived ones included',
      querystring: z.strictObject({
        ...pageQuery(),
        ...productFilters,
      }),
      response: { 200: pageOf(FoundAdminProduct) },
    },
  }),
  create: route({
    method: 'POST',
    url: '/admin/products',
    config: { access, addition: true },
    schema: {
      summary: 'Makes a product, hidden until it is shown',
      body: ProductInput,
      response: { 201: AdminProduct },
    },
  }),
  get: route({
    method: 'GET',
    url: '/admin/products/:id',
    config: { access },
    schema: { summary: 'The whole record of a product', params: IdParams, response: { 200: AdminProduct } },
  }),
  put: route({
    method: 'PUT',
    url: '/admin/products/:id',
    config: { access },
    schema: {
      summary: `Changes the given fields of a product. ${versionRule}`,
      params: IdParams,
      headers: IfMatch,
      body: ProductChange,
      response: { 200: AdminProduct },
    },
  }),
  archive: route({
    method: 'POST',
    url: '/admin/products/:id/archive',
    config: { access, addition: true },
    schema: {
      summary: 'Takes a product out of use; carts and plans that hold it show it as not available',
      params: IdParams,
      response: { 200: AdminProduct },
    },
  }),
  history: route({
    method: 'GET',
    url: '/admin/products/:id/history',
    config: { access, addition: true },
    schema: {
      summary: 'Who changed what of a product, newest first',
      params: IdParams,
      querystring: z.strictObject(pageQuery()).omit({ sort: true }),
      response: { 200: pageOf(HistoryEntry) },
    },
  }),
}
