import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addToPlan, saveByCode, setUpFollowed } from '#test/followers'
import { call } from '#test/plans'
import { rounds } from '#test/rounds'
import { recommendationClients, recommendations } from '../data/plan-tables.ts'

type World = Awaited<ReturnType<typeof setUpFollowed>>

const ways = [
  [
    'invited to',
    ({ api, sophie, anna, plan }: World) => addToPlan(api, sophie, plan, { clientIds: [anna.userId] }),
  ],
  ['saved', ({ api, anna, plan }: World) => saveByCode(api, anna, plan)],
] as const

for (const [way, join] of ways)
  test.for(rounds)(
    `a plan that is ${way} while it becomes a template is one of the two (round %i)`,
    async () => {
      const it = await setUpFollowed()
      const { api, sophie, plan } = it
      const makeTemplate = () =>
        call(api, sophie, ['PUT', `/recommendations/${plan.id}`, { isTemplate: true }])
      const [joined, made] = await Promise.all([join(it), makeTemplate()])
      const clients = await api.db.$count(recommendationClients)
      const [kept] = await api.db.select().from(recommendations).where(eq(recommendations.id, plan.id))
      expect([joined.statusCode < 300, made.statusCode < 300]).toEqual([clients === 1, kept?.isTemplate])
      expect(kept?.isTemplate).toBe(clients === 0)
    },
  )
