import { z } from 'zod'
import { linePrices, Totals } from '../catalogue/prices.ts'
import { StockStatus } from '../catalogue/shop.ts'
import { route } from '../route.ts'
import { CountryCode, CurrencyCode, Email, Id, IdParams, Instant, Line, Money, Text } from '../wire.ts'
import { pickingPolicies } from '../words/checkout.ts'
import { addressLengths, personLengths } from '../words/lengths.ts'
import { CART_LINE_LIMIT, CART_NOTE_LENGTH, MOST_TYPED_QUANTITY } from '../words/limits.ts'
import { lineProblems } from './line-problems.ts'
import { refusal } from './refusal.ts'

/** An address without a single field filled in, its country included, counts as left out. */
export const AddressInput = z.strictObject({
  firstName: Line(addressLengths.firstName),
  lastName: Line(addressLengths.lastName),
  company: Line(addressLengths.company).nullable().default(null),
  streetName: Line(addressLengths.streetName),
  houseNumber: Line(addressLengths.houseNumber),
  apartmentNumber: Line(addressLengths.apartmentNumber).nullable().default(null),
  additionalInformation: Line(addressLengths.additionalInformation).nullable().default(null),
  postalCode: Line(addressLengths.postalCode),
  city: Line(addressLengths.city),
  countryId: z.union([CountryCode, z.literal('')]),
  phone: Line(addressLengths.phone).nullable().default(null),
  email: z
    .union([z.literal(''), z.email().max(personLengths.email)])
    .nullable()
    .default(null),
  /** What another system calls it. */
  externalCode: Line(addressLengths.externalCode).nullish(),
  vatNumber: Line(addressLengths.vatNumber).nullable().default(null),
})

/** An address in a response; its limits were checked on input. */
export const Address = z.object({
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
  externalCode: z.string().nullable(),
  /** It cannot be written any more, and never counts as the same as another one. */
  isLocked: z.boolean(),
  vatNumber: z.string().nullable(),
})
export type Address = z.infer<typeof Address>

export const CartLine = z.object({
  product: z.object({
    id: Id,
    name: z.string(),
    brandName: z.string(),
    imageUrl: z.string(),
    stockStatus: StockStatus,
    /** Working days until the warehouse can send it. */
    deliveryTime: z.int(),
    productDeliveryFormatId: z.string(),
    deliveryFormatSize: z.number().nullable(),
    netWeightGrams: z.number().nullable(),
  }),
  ...linePrices,
  recommendationItemId: Id.nullable(),
  problem: z.enum(lineProblems).nullable(),
  /** What its plan has in its place since a substitution; the line has no discount until the buyer chooses. */
  replacedBy: z
    .object({
      id: Id,
      name: z.string(),
      brandName: z.string(),
      productDeliveryFormatId: z.string(),
      deliveryFormatSize: z.number().nullable(),
    })
    .nullable(),
})
export type CartLine = z.infer<typeof CartLine>

const StoredPlan = z.object({ id: Id, shareCode: z.string(), name: z.string(), practitionerName: z.string() })

export const Cart = z.object({
  id: Id,
  updatedAt: Instant,
  status: z.enum(['Open', 'Finalized']),
  countryCode: CountryCode,
  currencyCode: CurrencyCode,
  /** Today's exchange rate from EUR in millionths, used to price carriers. */
  exchangeRate: z.object({ currency: CurrencyCode, millionths: z.int() }),
  isCustomClientOrder: z.boolean(),
  shippingCustomer: z.object({ id: Id, name: z.string() }).nullable(),
  overrideDiscountPercentage: z.int().nullable(),
  lines: z.array(CartLine),
  itemsCount: z.int(),
  totals: Totals,
  totalAmount: Money,
  email: Email.nullable(),
  shippingAddress: Address.nullable(),
  billingAddress: Address.nullable(),
  note: z.string(),
  deliveryCarrierId: z.string().nullable(),
  pickingPolicy: z.enum(pickingPolicies),
  maySplit: z.boolean(),
  recommendations: z.array(StoredPlan),
  /** Whether its client agreed that the practitioner of these plans sees the orders of them. */
  sharesOrders: z.boolean(),
  /** The result of checking the billing VAT number on finalize; only a valid one removes VAT. */
  vatNumberStatus: z.enum(['Confirmed', 'FormatValid', 'Invalid']).nullable(),
  /** A cart that was set aside at sign-in because it follows another practitioner. */
  setAsideCart: z.object({ id: Id, practitionerName: z.string().nullable(), itemsCount: z.int() }).nullable(),
})
export type Cart = z.infer<typeof Cart>

export const CartAnswer = z.object({ cart: Cart.nullable(), ...refusal })
export type CartAnswer = z.infer<typeof CartAnswer>

export const CartLineInput = z.strictObject({
  productId: Id,
  /** Above 99 the cart refuses it in words. */
  quantity: z.int().min(0).max(MOST_TYPED_QUANTITY),
  /** Of the product alone, null takes the line out of its plan; left out, it stays in it. */
  recommendationItemId: Id.nullish(),
  isSample: z.boolean().optional(),
})

const cartFields = {
  currencyCode: CurrencyCode.optional(),
  countryCode: CountryCode.optional(),
  isCustomClientOrder: z.boolean().optional(),
  shippingUserId: Id.nullish(),
  lines: z.array(CartLineInput).max(CART_LINE_LIMIT).optional(),
}

/** Whom the caller was shown that the order is for, null for nobody yet; 409 once it is for another. */
const expectedShippingUserId = Id.nullish()

const ProductParams = z.strictObject({ id: Id, productId: Id })
/** No body: 204 means no cart, 304 unchanged. */
const Nothing = z.void()

export const cart = {
  current: route({
    method: 'GET',
    url: '/cart',
    config: { access: 'public' },
    schema: { summary: 'The current cart', response: { 200: CartAnswer, 204: Nothing } },
  }),
  create: route({
    method: 'POST',
    url: '/cart',
    config: { access: 'public' },
    schema: { summary: 'Opens a cart', body: z.strictObject(cartFields), response: { 201: CartAnswer } },
  }),
  get: route({
    method: 'GET',
    url: '/cart/:id',
    config: { access: 'cart' },
    schema: {
      summary: 'A cart; 304 if unchanged',
      params: IdParams,
      headers: z.object({ 'if-modified-since': z.string().max(60).optional() }),
      response: { 200: CartAnswer, 304: Nothing },
    },
  }),
  update: route({
    method: 'PUT',
    url: '/cart/:id',
    config: { access: 'cart' },
    schema: {
      summary: 'Changes a cart',
      params: IdParams,
      body: z.strictObject({
        ...cartFields,
        expectedShippingUserId,
        overrideDiscountPercentage: z.literal(30).nullish(),
        note: Text(CART_NOTE_LENGTH).optional(),
      }),
      response: { 200: CartAnswer },
    },
  }),
  remove: route({
    method: 'DELETE',
    url: '/cart/:id',
    config: { access: 'cart' },
    schema: { summary: 'Closes a cart', params: IdParams, response: { 200: CartAnswer } },
  }),
  bind: route({
    method: 'PUT',
    url: '/cart/:id/bind',
    config: { access: 'user' },
    schema: {
      summary: 'Binds an anonymous cart; 204: fetch the current one',
      params: IdParams,
      response: { 200: CartAnswer, 204: Nothing },
    },
  }),
  bindTo: route({
    method: 'PUT',
    url: '/cart/:id/bind/:userId',
    config: { access: 'user' },
    schema: {
      summary: 'Binds a cart to the caller or its client',
      params: z.strictObject({ id: Id, userId: Id }),
      response: { 200: CartAnswer, 204: Nothing },
    },
  }),
  setCustomer: route({
    method: 'PATCH',
    url: '/cart/:id/customer',
    config: { access: 'cart' },
    schema: {
      summary: 'Contact, addresses, delivery, consent',
      params: IdParams,
      body: z.strictObject({
        email: Email.nullish(),
        shippingAddress: AddressInput.nullish(),
        billingAddress: AddressInput.nullish(),
        note: Text(CART_NOTE_LENGTH).optional(),
        deliveryCarrierId: Line(60).nullish(),
        pickingPolicy: z.enum(pickingPolicies).optional(),
        /** Whether the practitioner of the plans in it sees the caller's orders of them. */
        sharesOrders: z.boolean().optional(),
        /** Whom the details are of; 409 once it is for another client. */
        shippingUserId: Id.nullish(),
      }),
      response: { 200: CartAnswer },
    },
  }),
  setLine: route({
    method: 'PUT',
    url: '/cart/:id/products/:productId',
    config: { access: 'cart' },
    schema: {
      summary: 'Sets a quantity; 0 removes it',
      params: ProductParams,
      body: CartLineInput.omit({ productId: true }).extend({ expectedShippingUserId }),
      response: { 200: CartAnswer },
    },
  }),
  removeLine: route({
    method: 'DELETE',
    url: '/cart/:id/products/:productId',
    config: { access: 'cart' },
    schema: { summary: 'Removes a product', params: ProductParams, response: { 200: CartAnswer } },
  }),
}
