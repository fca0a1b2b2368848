import type { SubstitutionProposal } from '@salvia/contract/plans/substitutions/substitution-records'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { workOn } from '#kernel/work-in-parts/use-cases/work-on'
import { call, makePlan } from '#test/plans'
import { rounds } from '#test/rounds'
import { setUpSubstitution } from '#test/substitutions'
import { recommendationItems } from '../index.ts'
import { substitutionItems } from './data/substitution-tables.ts'
import { substitutionKind } from './substitution-kind.ts'

type World = Awaited<ReturnType<typeof setUpSubstitution>>

const work = ({ api }: World, id: string) => workOn(substitutionKind, api.app, id)

const statesOf = async ({ api }: World) =>
  (await api.db.select().from(substitutionItems)).map(({ state }) => state).sort()

const held = async ({ api }: World, planId: string) =>
  (
    await api.db.select().from(recommendationItems).where(eq(recommendationItems.recommendationId, planId))
  ).map(({ productId }) => productId)

test.for(rounds)('two admins who replace the same product at once replace it once (round %i)', async () => {
  const it = await setUpSubstitution()
  const { api, sophie, dose, large } = it
  const plans = await Promise.all(
    Array.from({ length: 12 }, () => makePlan(api, sophie, { recommendationItems: [dose] })),
  )
  const started = await Promise.all([it.start(large), it.start(large)])
  const ids = started.map((answer) => answer.json<{ id: string }>().id)
  await Promise.all(ids.flatMap((id) => [work(it, id), work(it, id)]))
  await api.runJobs()
  const states = await statesOf(it)
  expect(states.filter((state) => state === 'Replaced')).toHaveLength(12)
  expect(states.filter((state) => state === 'Skipped')).toHaveLength(12)
  for (const { id } of plans) expect(await held(it, id)).toEqual([large])
})

test.for(rounds)('two proposals at once: a plan is asked about once (round %i)', async () => {
  const it = await setUpSubstitution()
  const { api, sophie, dose, weaker, other } = it
  await Promise.all(Array.from({ length: 6 }, () => makePlan(api, sophie, { recommendationItems: [dose] })))
  const started = await Promise.all([it.start(weaker), it.start(other)])
  const ids = started.map((answer) => answer.json<{ id: string }>().id)
  await Promise.all(ids.map((id) => work(it, id)))
  const states = await statesOf(it)
  expect(states.filter((state) => state === 'Proposed')).toHaveLength(6)
  expect(states.filter((state) => state === 'Skipped')).toHaveLength(6)
})

test.for(rounds)('a confirmation against an undo leaves the plan as before (round %i)', async () => {
  const it = await setUpSubstitution()
  const { api, sophie, admin, dose, small, weaker } = it
  const plan = await makePlan(api, sophie, { recommendationItems: [dose] })
  const { id } = await it.substitute(weaker)
  const read = await call(api, sophie, ['GET', '/substitution-proposals'])
  const [proposal] = read.json<{ results: SubstitutionProposal[] }>().results
  const [confirmed] = await Promise.all([
    call(api, sophie, ['POST', `/substitution-proposals/${proposal?.id}/confirm`, {}]),
    call(api, admin, ['POST', `/admin/substitutions/${id}/undo`]).then(() => work(it, id)),
  ])
  await api.runJobs()
  const isConfirmed = confirmed.statusCode === 204
  expect(await statesOf(it)).toEqual([isConfirmed ? 'Undone' : 'Withdrawn'])
  expect(isConfirmed || confirmed.statusCode === 409).toBe(true)
  expect(await held(it, plan.id)).toEqual([small])
})
