import { planVersions } from '@salvia/contract/plans/plan-versions'
import { planDifference } from '@salvia/rules/plans/plan-difference'
import type { Db } from '#db/database'
import { notFound } from '#kernel/domain-error'
import { signedIn } from '#kernel/http/access'
import { toPage } from '#kernel/http/page'
import { tagged, versionRead } from '#kernel/http/versions'
import type { App } from '../../app-type.ts'
import { shopLocaleOf } from '../catalogue/index.ts'
import { describeVersion, findNewestVersion, findVersion, listVersions } from './data/version-queries.ts'
import { checkOwnPlan } from './own-plan-access.ts'
import { readPlan } from './read-plan.ts'
import { restoreVersion } from './use-cases/restore-version.ts'

type Compared = { recommendationId: string; number: number; compareWith: 'Previous' | 'Current' }

/** A version with its content, and what the later of the two compared changed. */
async function readVersion(db: Db, { recommendationId, number, compareWith }: Compared) {
  const row = await findVersion(db, { recommendationId, number })
  const described = await describeVersion(db, { recommendationId, number })
  if (!row || !described) throw notFound('recommendation')
  const { content } = row
  const other =
    compareWith === 'Current'
      ? await findNewestVersion(db, recommendationId)
      : await findVersion(db, { recommendationId, number: number - 1 })
  if (!other) return { ...described, content, comparedWith: null, difference: null }
  const [before, after] = compareWith === 'Current' ? [content, other.content] : [other.content, content]
  const difference = planDifference(before, after)
  return { ...described, content, comparedWith: other.number, difference }
}

/** Versions of plans, for their practitioner. */
export function versionRoutes(app: App): void {
  const { db, now } = app

  app.route({
    ...planVersions.list,
    handler: async (req) => {
      await checkOwnPlan(db, signedIn(req), req.params.id)
      const { results, count } = await listVersions(db, req.params.id, req.query)
      return toPage(results, count, req.query)
    },
  })

  app.route({
    ...planVersions.get,
    handler: async (req) => {
      const { id: recommendationId, number } = req.params
      await checkOwnPlan(db, signedIn(req), recommendationId)
      return readVersion(db, { recommendationId, number, ...req.query })
    },
  })

  app.route({
    ...planVersions.restore,
    handler: async (req, reply) => {
      const actor = signedIn(req)
      const { id: recommendationId, number } = req.params
      const shown = await shopLocaleOf(app, req, {})
      const describe = (tx: Db) => readPlan(tx, actor, recommendationId, shown)
      await restoreVersion(
        db,
        actor,
        { recommendationId, number, version: versionRead(req), describe },
        now(),
      )
      return tagged(reply, await readPlan(db, actor, recommendationId, shown))
    },
  })
}
