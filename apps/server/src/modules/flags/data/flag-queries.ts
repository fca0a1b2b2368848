import type { FeatureFlag } from '@salvia/contract/flags/feature-flags'
import { asc, eq, getTableColumns, ilike, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { likePattern } from '#db/like-pattern'
import { orderBy } from '#db/order-by'
import { notFound } from '#kernel/domain-error'
import { featureFlags } from './flag-tables.ts'

/** Columns in the subquery are qualified by table. */
const accounts = sql<
  FeatureFlag['accounts']
>`coalesce((select json_agg(json_build_object('id', u.id, 'email', u.email)
  order by u.email) from feature_flag_accounts a join users u on u.id = a.user_id
  where a.flag_key = feature_flags.key), '[]')`

const selectFlags = (db: Db) => db.select({ ...getTableColumns(featureFlags), accounts }).from(featureFlags)

type Row = Awaited<ReturnType<typeof selectFlags>>[number]

const toFlag = (row: Row): FeatureFlag => ({ ...row, updatedAt: row.updatedAt.toISOString() })

type Asked = { name?: string | undefined; offset: number; limit: number; sort?: string | undefined }

/** Flags by part of their key. */
export async function listFlags(db: Db, { name, offset, limit, sort }: Asked) {
  const { key, updatedAt } = featureFlags
  const where = name ? ilike(key, likePattern(name)) : undefined
  const [rows, count] = await Promise.all([
    selectFlags(db)
      .where(where)
      .orderBy(...orderBy(sort, { key, updatedAt }, [asc(key)]))
      .limit(limit)
      .offset(offset),
    db.$count(featureFlags, where),
  ])
  return { results: rows.map(toFlag), count }
}

/** All flags. */
export const listAllFlags = async (db: Db): Promise<FeatureFlag[]> =>
  (await selectFlags(db).orderBy(asc(featureFlags.key))).map(toFlag)

/** A flag in the admin view. Throws not-found. */
export async function getFlag(db: Db, key: string): Promise<FeatureFlag> {
  const [row] = await selectFlags(db).where(eq(featureFlags.key, key))
  if (!row) throw notFound('flag')
  return toFlag(row)
}
