import type { PageView } from '@salvia/contract/analytics/analytics'
import type { App } from '../../../app-type.ts'

export const TELL_OF_VIEW = 'analytics.tell-of-view'

/** Has the analytics service told of a view: by a job, so that a page never waits for it. */
export const noteView = ({ db, jobs }: Pick<App, 'db' | 'jobs'>, view: PageView): Promise<void> =>
  db.transaction((tx) => jobs.send(tx, TELL_OF_VIEW, view))
