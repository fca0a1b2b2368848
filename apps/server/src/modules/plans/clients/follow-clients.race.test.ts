import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startApi } from '#test/api'
import { makeDueClients } from '#test/followers'
import { makeApprovedPractitioner } from '#test/people'
import { call, makePlan } from '#test/plans'
import { rounds } from '#test/rounds'
import { recommendationClients } from '../data/plan-tables.ts'

const days = { notViewedDays: 3, notOrderedDays: 5, refillDays: 7 }

test.for(rounds)(
  'days chosen while the job follows the clients are taken, and neither stops the other (round %i)',
  async () => {
    const api = await startApi()
    const sophie = await makeApprovedPractitioner(api)
    const plan = await makePlan(api, sophie, {})
    await makeDueClients(api, plan, 600)
    const choose = () => call(api, sophie, ['PUT', '/recommendations/alert-thresholds', days])
    const follow = () => api.app.jobs.send(api.db, 'plans.follow-clients', {}).then(() => api.runJobs())
    const [, ...chosen] = await Promise.all([follow(), choose(), choose(), choose()])
    expect(chosen.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    await follow()
    expect(await api.db.$count(recommendationClients, eq(recommendationClients.alertId, 'NotViewed'))).toBe(
      600,
    )
  },
)
