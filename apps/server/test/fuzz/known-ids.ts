import { sql } from 'drizzle-orm'
import type { Db } from '../../src/kernel/db/database.ts'

const UNKNOWN = '01890000-0000-7000-8000-000000000000'

/** Which table an id names: by the field, else by the first words of the path. */
const tableOfField: Record<string, string> = {
  productId: 'products',
  productIds: 'products',
  ids: 'products',
  linkedProductId: 'products',
  brandId: 'brands',
  recommendationId: 'recommendations',
  recommendationItemId: 'recommendation_items',
  checkContainsProductId: 'products',
  practitionerId: 'users',
  practitionerIds: 'users',
  userId: 'users',
  shippingUserId: 'users',
  clientId: 'users',
  orderId: 'orders',
  practitionerDataId: 'users',
  referralProgramId: 'referral_programs',
}

const tableOfPath: [prefix: string, table: string][] = [
  ['/api/products/brands', 'brands'],
  ['/api/products', 'products'],
  ['/api/cart', 'carts'],
  ['/api/orders', 'orders'],
  ['/api/recommendations/{recommendationId}/items', 'recommendation_items'],
  ['/api/recommendations', 'recommendations'],
  ['/api/users', 'users'],
  ['/api/practitioner/{practitionerId}/certificates', 'certificates'],
  ['/api/practitioner/{practitionerDataId}/certificates', 'certificates'],
  ['/api/practitioner', 'users'],
  ['/api/customer', 'users'],
  ['/api/admin/practitioners', 'users'],
]

/** Some ids of each table, so that most calls meet a record that is there. */
export async function readKnownIds(db: Db) {
  const tables = new Set([...Object.values(tableOfField), ...tableOfPath.map(([, table]) => table)])
  const known = new Map<string, string[]>()
  for (const table of tables) {
    const { rows } = (await db.execute(
      sql`select id from ${sql.identifier(table)} order by id limit 30`,
    )) as unknown as { rows: { id: string }[] }
    known.set(table, rows.length > 0 ? rows.map(({ id }) => id) : [UNKNOWN])
  }
  return (path: string) =>
    (field: string): string[] => {
      const table = tableOfField[field] ?? tableOfPath.find(([prefix]) => path.startsWith(prefix))?.[1]
      return known.get(table ?? '') ?? [UNKNOWN]
    }
}
