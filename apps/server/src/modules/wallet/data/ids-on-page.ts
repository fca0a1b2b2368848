import type { SQL } from 'drizzle-orm'
import type { Db } from '#db/database'
import { walletTransactions } from './wallet-tables.ts'

type Asked = { where: SQL | undefined; order: SQL[]; limit: number; offset: number }

/** The transactions of one page, so that what belongs to them is not looked up for all pages before it. */
export const idsOnPage = (db: Db, { where, order, limit, offset }: Asked) =>
  db
    .select({ id: walletTransactions.id })
    .from(walletTransactions)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
