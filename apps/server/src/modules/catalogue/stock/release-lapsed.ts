import type { App } from '../../../app-type.ts'
import { releaseLapsedStock } from './release-stock.ts'

/** Every minute, frees packs reserved for orders that were not paid. */
export function releaseLapsedByClock({ jobs, db, now }: Pick<App, 'jobs' | 'db' | 'now'>): void {
  jobs.on({
    queue: 'catalogue.release-lapsed-stock',
    cron: '* * * * *',
    work: () => releaseLapsedStock(db, now()),
  })
}
