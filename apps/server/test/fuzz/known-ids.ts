import { sql } from 'drizzle-orm'
import { readRows } from '#db/read-rows'
import type { Db } from '../../src/kernel/db/database.ts'

const UNKNOWN = '01890000-0000-7000-8000-000000000000'

/** Which table an id refers to: by field, else by the first words of the path. */
const tableOfField: Record<string, string> = {
  productId: 'products',
  productIds: 'products',
  ids: 'products',
  linkedProductId: 'products',
  brandId: 'brands',
  productBrandId: 'brands',
  ingredientId: 'ingredients',
  groupId: 'ingredient_groups',
  resourceId: 'recommendation_resources',
  externalId: 'product_external_ids',
  recommendationId: 'recommendations',
  recommendationItemId: 'recommendation_items',
  checkContainsProductId: 'products',
  practitionerId: 'users',
  practitionerIds: 'users',
  userId: 'users',
  clientId: 'clients',
  shareCode: 'share_codes',
  shippingUserId: 'users',
  orderId: 'orders',
  practitionerDataId: 'users',
  referralProgramId: 'referral_programs',
}

const tableOfPath: [prefix: string, table: string][] = [
  ['/api/products/brands', 'brands'],
  ['/api/products/product-inquiries', 'product_inquiries'],
  ['/api/products', 'products'],
  ['/api/cart', 'carts'],
  ['/api/chat/conversations', 'chat_conversations'],
  ['/api/admin/demo-calls', 'demo_calls'],
  ['/api/admin/chat/conversations', 'chat_conversations'],
  ['/api/admin/chat/answers', 'chat_answers'],
  ['/api/orders', 'orders'],
  ['/api/recommendations/{recommendationId}/items', 'recommendation_items'],
  ['/api/orders/{id}/documents/{documentId}', 'order_documents'],
  ['/api/wallet/payout', 'payouts'],
  ['/api/wallet/transactions', 'wallet_transactions'],
  ['/api/practitioner/transactions', 'wallet_transactions'],
  ['/api/recommendations', 'recommendations'],
  ['/api/users', 'users'],
  ['/api/customer/{id}', 'clients'],
  ['/api/practitioner/{practitionerId}/certificates', 'certificates'],
  ['/api/practitioner/{practitionerDataId}/certificates', 'certificates'],
  ['/api/practitioner', 'users'],
  ['/api/admin/users', 'users'],
  ['/api/admin/practitioners', 'users'],
  ['/api/admin/practitioner-bank-data', 'users'],
  ['/api/admin/outbox', 'outbox_messages'],
  ['/api/admin/orders', 'orders'],
  ['/api/admin/shipments', 'shipments'],
  ['/api/admin/payouts/files', 'payout_files'],
  ['/api/admin/payouts', 'payouts'],
  ['/api/admin/vat-rates', 'vat_rates'],
  ['/api/admin/exchange-rates', 'exchange_rates'],
  ['/api/admin/commission-laws', 'commission_laws'],
  ['/api/admin/delivery-carriers', 'delivery_carriers'],
  ['/api/admin/product-categories', 'product_categories'],
  ['/api/admin/recommendations', 'recommendations'],
  ['/api/admin/products/{productId}/productlocalizations', 'product_localizations'],
  ['/api/admin/products', 'products'],
  ['/api/admin/product-imports', 'product_imports'],
  ['/api/admin/product-inquiries', 'product_inquiries'],
  ['/api/admin/product-disruptions/users', 'disruption_users'],
  ['/api/admin/product-disruptions', 'product_disruptions'],
  ['/api/product-disruptions', 'product_disruptions'],
  ['/api/admin/brands', 'brands'],
  ['/api/admin/ingredients', 'ingredients'],
  ['/api/admin/ingredient-groups', 'ingredient_groups'],
  ['/api/admin/product-external-ids', 'product_external_ids'],
  ['/api/privacy/exports', 'data_exports'],
  ['/auth/sessions', 'sessions'],
]

/** Sort columns of lists; all other tables have a creation time. */
const sortsOfPath: [prefix: string, sorts: string[]][] = [
  ['/api/products/brands', ['name']],
  ['/api/wallet/pending-orders', ['-placedAt', 'commission']],
  ['/api/admin/product-disruptions', ['-updatedAt', 'product']],
  ['/api/admin/product-categories', ['position', '-productCount']],
  ['/api/admin/vat-rates', ['countryCode', '-validFrom']],
  ['/api/admin/exchange-rates', ['currency', '-validFrom']],
  ['/api/admin/commission-laws', ['countryCode', '-validFrom']],
  ['/api/admin/chat/answers', ['title', '-updatedAt']],
  ['/api/admin/feature-flags', ['key', '-updatedAt']],
  ['/api/admin/delivery-carriers', ['name', '-fixedPrice']],
  ['/api/admin/ingredient-groups', ['name', '-ingredientCount']],
  ['/api/admin/commission-imports', ['-madeAt']],
  ['/api/admin/practitioner/insights', ['-grossSales', 'name']],
  ['/api/recommendations/clients', ['lastName', '-invitedAt']],
  ['/api/products', ['name', '-price', 'newest']],
  ['/api/customer', ['lastName', '-linkedAt']],
  ['/api/practitioner/{id}/customers', ['lastName', '-linkedAt']],
  ['/api/admin/ingredients/{id}/product-ingredients', ['sku', '-amount']],
  ['/api/admin/products/{id}/history', ['-at']],
]

/** Owner column of each table: with its own records a caller gets further. */
const ownerOfTable: Record<string, string> = {
  users: 'id',
  recommendations: 'practitioner_id',
  carts: 'user_id',
  orders: 'user_id',
  certificates: 'practitioner_id',
  sessions: 'user_id',
  data_exports: 'user_id',
  payouts: 'practitioner_id',
  wallet_transactions: 'practitioner_id',
}
const MOST_IDS = 30
const MOST_OWN_IDS = 4

async function idsOf(db: Db, table: string, userId: string | null): Promise<string[]> {
  const owner = ownerOfTable[table]
  const isOwn =
    owner === undefined ? sql`false` : sql`coalesce(${sql.identifier(owner)} = ${userId}::uuid, false)`
  const rows = await readRows<{ id: string; isOwn: boolean }>(
    db,
    sql`select id, ${isOwn} as "isOwn" from ${sql.identifier(table)} order by 2 desc, id limit ${MOST_IDS}`,
  )
  const own = rows.filter(({ isOwn }) => isOwn).slice(0, MOST_OWN_IDS)
  return (own.length > 0 ? own : rows).map(({ id }) => id)
}

/** Items of the caller's own plans, if any. */
async function itemIds(db: Db, userId: string | null): Promise<string[]> {
  const rows = await readRows<{ id: string }>(
    db,
    sql`select i.id from recommendation_items i join recommendations r on r.id = i.recommendation_id
      order by coalesce(r.practitioner_id = ${userId}::uuid, false) desc, i.id limit ${MOST_OWN_IDS}`,
  )
  return rows.map(({ id }) => id)
}

/** Clients of the caller, if any. */
async function clientIds(db: Db, userId: string | null): Promise<string[]> {
  const rows = await readRows<{ id: string }>(
    db,
    sql`select client_id as id from practitioner_clients
      order by coalesce(practitioner_id = ${userId}::uuid, false) desc, client_id limit ${MOST_OWN_IDS}`,
  )
  return rows.map(({ id }) => id)
}

/** Codes that open a plan, the caller's own first. */
async function shareCodes(db: Db, userId: string | null): Promise<string[]> {
  const rows = await readRows<{ code: string }>(
    db,
    sql`select share_code as code from recommendations where share_code is not null
      order by coalesce(practitioner_id = ${userId}::uuid, false) desc, id limit ${MOST_OWN_IDS}`,
  )
  return rows.map(({ code }) => code)
}

/** What is not read as the ids of a table. */
const readers: Record<string, (db: Db, userId: string | null) => Promise<string[]>> = {
  recommendation_items: itemIds,
  share_codes: shareCodes,
  clients: clientIds,
}

/** Some ids of each table, preferably the caller's own, so that most requests hit an accessible record. */
export async function readKnownIds(db: Db, userId: string | null) {
  const tables = new Set([...Object.values(tableOfField), ...tableOfPath.map(([, table]) => table)])
  const known = new Map<string, string[]>()
  for (const table of tables) {
    const ids = await (readers[table] ?? ((from, owner) => idsOf(from, table, owner)))(db, userId)
    known.set(table, ids.length > 0 ? ids : [UNKNOWN])
  }
  return (path: string) =>
    (field: string): string[] => {
      if (field === 'sort')
        return sortsOfPath.find(([prefix]) => path.startsWith(prefix))?.[1] ?? ['-createdAt']
      const table = tableOfField[field] ?? tableOfPath.find(([prefix]) => path.startsWith(prefix))?.[1]
      return known.get(table ?? '') ?? [UNKNOWN]
    }
}
