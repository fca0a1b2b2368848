import type { App } from '../../../app-type.ts'
import { releaseLapsedStock } from './release-stock.ts'

/** Every minute, packs that were promised to orders nobody paid are free again. */
export function releaseLapsedByClock({ jobs, db, now }: Pick<App, 'jobs' | 'db' | 'now'>): void {
  jobs.on({
    queue: 'catalogue.release-lapsed-stock',
    cron: '* * * * *',
    work: () => releaseLapsedStock(db, now()),
  })
}
