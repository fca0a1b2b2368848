/** In hundredths of a percent, of food supplements in the Netherlands. */
export const VAT_RATE = 900

export type Address = Record<string, string>

export type Cart = {
  id: string
  updated_at: Date
  state: string
  country_code: string
  lines: { productId: string; quantity: number }[]
  email: string | null
  shipping_address: Address | null
  delivery_carrier_id: string | null
  note: string
  picking_policy: string
}

export type Product = {
  id: string
  name: string
  brand_name: string
  main_image_url: string | null
  delivery_days: number
  delivery_format_id: string
  delivery_format_size: number | null
  net_weight_grams: number | null
  net_price: string
  stock_status: string
  stock: number
}

type OrderLine = {
  id: string
  productId: string
  name: string
  brandName: string
  quantity: number
  unitNet: number
  gross: number
  paid: number
  vatRate: number
  vat: number
}

export type Order = {
  id: string
  order_key: string
  cart_id: string
  email: string
  total: string
  vat: string
  shipping_address: Address
  lines: OrderLine[]
}

export const amount = (cents: number) => ({ amount: cents, currency: 'EUR' })

type Priced = { product: Product; quantity: number; net: number; gross: number }

const withVat = (net: number) => Math.round((net * (10_000 + VAT_RATE)) / 10_000)
const vatOf = (gross: number) => gross - Math.round((gross * 10_000) / (10_000 + VAT_RATE))

/** The lines of a cart with what they cost now. */
export function pricedLines({ lines }: Cart, products: Product[]): Priced[] {
  const byId = new Map(products.map((product) => [product.id, product]))
  return lines.flatMap(({ productId, quantity }) => {
    const product = byId.get(productId)
    if (!product) return []
    const net = Number(product.net_price)
    return [{ product, quantity, net, gross: withVat(net) * quantity }]
  })
}

const imageOf = ({ id, main_image_url }: Product) => main_image_url ?? `/images/packshots/${id}`

/** As an order stores them. */
export const orderedLines = (lines: Priced[]) =>
  lines.map(({ product, quantity, net, gross }, position) => ({
    position,
    productId: product.id,
    name: product.name,
    brandName: product.brand_name,
    imageUrl: imageOf(product),
    quantity,
    net,
    gross,
    vatRate: VAT_RATE,
    vat: vatOf(gross),
  }))

const shownLine = ({ product, quantity, gross }: Priced) => ({
  product: {
    id: product.id,
    name: product.name,
    brandName: product.brand_name,
    imageUrl: imageOf(product),
    stockStatus: { id: product.stock_status, name: product.stock_status, rank: 1 },
    deliveryTime: product.delivery_days,
    productDeliveryFormatId: product.delivery_format_id,
    deliveryFormatSize: product.delivery_format_size,
    netWeightGrams: product.net_weight_grams,
  },
  quantity,
  isSample: false,
  discountPercentage: 0,
  unitGross: amount(gross / quantity),
  gross: amount(gross),
  discount: amount(0),
  paid: amount(gross),
  vatRate: VAT_RATE,
  recommendationItemId: null,
  problem: quantity > product.stock ? 'stock_short' : null,
})

/** The fields that the product answers of a guest's cart. */
export function cartAnswer(cart: Cart, products: Product[]) {
  const lines = pricedLines(cart, products)
  const total = lines.reduce((sum, { gross }) => sum + gross, 0)
  const totals = {
    goods: amount(total),
    discount: amount(0),
    goodsPaid: amount(total),
    shipping: amount(0),
    vat: lines.length > 0 ? [{ rate: VAT_RATE, amount: amount(vatOf(total)) }] : [],
    total: amount(total),
  }
  return {
    cart: {
      id: cart.id,
      updatedAt: cart.updated_at,
      status: cart.state,
      countryCode: cart.country_code,
      currencyCode: 'EUR',
      exchangeRate: { currency: 'EUR', millionths: 1_000_000 },
      isCustomClientOrder: false,
      shippingCustomer: null,
      overrideDiscountPercentage: null,
      lines: lines.map(shownLine),
      itemsCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      totals,
      totalAmount: amount(total),
      email: cart.email,
      shippingAddress: cart.shipping_address,
      billingAddress: null,
      note: cart.note,
      deliveryCarrierId: cart.delivery_carrier_id,
      pickingPolicy: cart.picking_policy,
      maySplit: false,
      recommendations: [],
      sharesOrders: false,
      vatNumberStatus: null,
      setAsideCart: null,
    },
    error: null,
  }
}
