import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makePlan } from '#test/plans'
import { itemsOf, mailsTo, readSubstitution, setUpSubstitution } from '#test/substitutions'
import { substitutions } from './data/substitution-tables.ts'

test('one whose job was lost with its process is taken up again, and its practitioner is told once', async () => {
  const it = await setUpSubstitution()
  const { api, sophie, dose, large } = it
  const plan = await makePlan(api, sophie, { recommendationItems: [dose] })
  const { id } = (await it.start(large)).json<{ id: string }>()
  await api.db.execute(sql`delete from pgboss.job where name = 'plans.work-on-substitution'`)
  const resume = async () => {
    await api.app.jobs.send(api.db, 'plans.resume-substitutions', {})
    await api.runJobs()
    return (await readSubstitution(it, id)).substitution
  }
  expect(await resume()).toMatchObject({ state: 'Running', sums: [{ state: 'Waiting', count: 1 }] })
  await api.db.update(substitutions).set({ touchedAt: new Date(0) })
  expect(await resume()).toMatchObject({ state: 'Done', sums: [{ state: 'Replaced', count: 1 }] })
  await api.db.update(substitutions).set({ touchedAt: new Date(0) })
  expect(await resume()).toMatchObject({ state: 'Done' })
  expect((await itemsOf(it, sophie, plan.id)).map(({ productId }) => productId)).toEqual([large])
  expect(await mailsTo(it, sophie)).toHaveLength(1)
})
