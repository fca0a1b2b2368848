import { sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import type { App } from '../../../../app-type.ts'
import { releaseClaims } from '../release-stock.ts'

/** Frees expired reservations. Safe to run in several processes at once. */
export function releaseLapsedStock(db: Db, now: Date): Promise<void> {
  const lapsed = sql`state = 'Reserved' and expires_at < ${now.toISOString()}::timestamptz`
  return db.transaction((tx) => releaseClaims(tx, lapsed))
}

/** Every minute, frees packs reserved for orders that were not paid. */
export function releaseLapsedByClock({ jobs, db, now }: Pick<App, 'jobs' | 'db' | 'now'>): void {
  jobs.on({
    queue: 'catalogue.release-lapsed-stock',
    cron: '* * * * *',
    work: () => releaseLapsedStock(db, now()),
  })
}
