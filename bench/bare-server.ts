import Fastify from 'fastify'
import pg from 'pg'
import { checkoutRoutes } from './bare-checkout.ts'
import { workOnJobs } from './bare-jobs.ts'
import { count, detail, list, plan, planProducts } from './bare-statements.ts'
import { BARE_SCHEMA, copyTables } from './bare-tables.ts'

/**
 * The minimum cost of reads and of a whole checkout: Fastify and pg, hand-written SQL, plain objects. It serves what is
 * stored; what rules read of it (the notices and facts of a label, the day of arrival) it leaves out. No access check,
 * validation, schema, security headers, compression or metrics. `node bare-server.ts PORT DATABASE_URL`.
 */
const [port, databaseUrl] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
const buying = new pg.Pool({
  connectionString: databaseUrl,
  max: 10,
  options: `-c search_path=${BARE_SCHEMA},public -c random_page_cost=1.1`,
  // Statements that do not need each other's rows are sent together, as the product does.
  pipeline: true,
})
const app = Fastify({ logger: false })

type Texts = Record<string, unknown> & { languageCode: string; shortDescription: string }
type Row = Record<string, unknown> & { id: string; restricted_countries: string[]; localizations: Texts[] }

const VAT_RATE = 900
const COUNTRY = 'NL'

const ranks = ['InStock', 'LimitedAvailability', 'ReadyToOrder', 'ExpectedSoon', 'BackOrder', 'OutOfStock']

function price(row: Row) {
  const list = { amount: Number(row.net_price), currency: 'EUR' }
  const net = { amount: Number(row.local_price ?? row.net_price), currency: 'EUR' }
  const gross = { amount: Math.round((net.amount * (10_000 + VAT_RATE)) / 10_000), currency: 'EUR' }
  return { gross, net, list, vatRate: VAT_RATE, countryCode: COUNTRY }
}

const card = (row: Row) => ({
  id: row.id,
  name: row.name,
  productBrandId: row.brand_id,
  brandName: row.brand_name,
  sku: row.sku,
  imageUrl: row.main_image_url ?? `/images/packshots/${row.id}`,
  productDeliveryFormatId: row.delivery_format_id,
  deliveryFormatSize: row.delivery_format_size,
  netWeightGrams: row.net_weight_grams,
  shortDescription: row.short_description,
  stockStatus: { id: row.stock_status, name: row.stock_status, rank: ranks.indexOf(`${row.stock_status}`) },
  deliveryTime: row.delivery_days,
  isShippable: !row.restricted_countries.includes(COUNTRY),
  price: price(row),
  servingsPerContainer: row.servings_per_container,
  mainServing: {
    isMain: true,
    amount: row.serving_amount,
    intakeFormatId: row.serving_format_id,
    leastPerDay: row.least_per_day,
    mostPerDay: row.most_per_day,
  },
})

/** The texts in the language asked for, with those in English where it has none. */
function textsOf([wanted, english]: Texts[]) {
  if (!wanted || !english) return { ...wanted, fallbackFields: [] }
  const fallbackFields = Object.keys(english).filter((field) => wanted[field] === '' && english[field] !== '')
  return {
    ...wanted,
    ...Object.fromEntries(fallbackFields.map((field) => [field, english[field]])),
    fallbackFields,
  }
}

const product = (row: Row) => ({
  ...card(row),
  shortDescription: row.localizations[0]?.shortDescription,
  isActive: row.is_active,
  unitSize: row.unit_size,
  ean: row.ean,
  canBeSample: row.can_be_sample,
  markers: row.markers,
  restrictedCountries: row.restricted_countries,
  restrictionReason: (row.restriction_reasons as Record<string, string>)[COUNTRY] ?? null,
  expirationDate: row.expiration_date,
  availableDate: row.available_date,
  productCategoryIds: (row.categories as { id: string }[]).map(({ id }) => id),
  productCategories: row.categories,
  productImages: row.images,
  productResources: row.resources,
  productVerifications: row.verifications,
  productDisruption: row.disruption,
  productInquiry: row.inquiry,
  linkedProducts: row.links,
  ingredients: row.ingredients,
  servingSizes: row.servings,
  productLocalizations: [textsOf(row.localizations)],
})

type Asked = { Querystring: { offset?: string; limit?: string; languageCode: string } }

app.get<Asked>('/products', async ({ query: { offset = '0', limit = '20', languageCode } }) => {
  const [page, [total]] = await Promise.all([
    pool.query<Row>({ ...list, values: [languageCode, limit, offset] }),
    pool.query<{ count: number }>(count).then(({ rows }) => rows),
  ])
  return { results: page.rows.map(card), pager: { offset, limit, count: total?.count } }
})

app.get<Asked & { Params: { id: string } }>('/products/:id', async ({ params, query }) => {
  const { rows } = await pool.query<Row>({ ...detail, values: [query.languageCode, params.id] })
  return rows.map(product)[0]
})

type Item = { productId: string }

app.get<Asked & { Params: { code: string } }>('/plans/:code', async ({ params, query }) => {
  const { rows } = await pool.query<Row & { items: Item[] }>({ ...plan, values: [params.code] })
  const [found] = rows
  if (!found) return null
  const ids = found.items.map(({ productId }) => productId)
  const priced = await pool.query<Row>({ ...planProducts, values: [query.languageCode, ids] })
  const cards = new Map(
    priced.rows.map((row) => [row.id, { ...card(row), linkedProducts: row.linked }] as const),
  )
  const isApproved = found.user_status_id === 'Approved'
  return {
    id: found.id,
    shareCode: found.share_code,
    name: found.name,
    description: found.description,
    summary: found.summary,
    languageCode: found.language_code,
    updatedAt: found.updated_at,
    discountPercentage: isApproved ? found.discount_percentage : 0,
    isTemplate: found.is_template,
    practitioner: {
      firstName: found.first_name,
      lastName: found.last_name,
      title: found.title,
      specialty: found.specialty,
      practiceName: found.practice_name,
      city: found.city,
      profilePictureUrl: found.image,
      isApproved,
      mayReceiveCommission:
        isApproved && found.is_commission_enabled && found.is_allowed_to_receive_commission,
    },
    recommendationItems: found.items.map((item) => ({ ...item, product: cards.get(item.productId) })),
    countryCode: COUNTRY,
  }
})

await copyTables(pool)
checkoutRoutes(app, buying)
const stopJobs = workOnJobs(buying)

await app.listen({ port: Number(port), host: '127.0.0.1' })
process.once('SIGTERM', async () => {
  await app.close()
  await stopJobs()
  await Promise.all([pool.end(), buying.end()])
})
