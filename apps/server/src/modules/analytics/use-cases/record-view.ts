import type { PageView } from '@salvia/contract/analytics/analytics'
import { utcDay } from '@salvia/rules/format/days'
import type { App } from '../../../app-type.ts'
import { countView } from '../data/page-view-queries.ts'

export const SEND_VIEW = 'analytics.tell-of-view'

/** Counts a view: in our own table, or by a job that calls the external service, so that no page waits for it. */
export async function recordView(
  { db, jobs, services }: Pick<App, 'db' | 'jobs' | 'services'>,
  view: PageView,
  now: Date,
): Promise<void> {
  if (services.analytics.kind === 'own') return countView(db, view, utcDay(now))
  return db.transaction((tx) => jobs.send(tx, SEND_VIEW, view))
}
