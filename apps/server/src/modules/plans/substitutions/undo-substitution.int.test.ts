import { DAY_MS } from '@salvia/contract/durations'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { databaseDigest } from '#test/database-digest'
import { makeApprovedPractitioner } from '#test/people'
import { call, makePlan } from '#test/plans'
import {
  answerProposal,
  itemsOf,
  mailsTo,
  proposalsOf,
  readSubstitution,
  setUpSubstitution,
  undoSubstitution,
} from '#test/substitutions'
import { products } from '../../catalogue/index.ts'
import { users } from '../../identity/index.ts'
import { planVersions, recommendations, substitutions } from '../index.ts'
import { notifyOfUndo } from './use-cases/notify-practitioners.ts'

describe('undo', () => {
  test('puts back what was replaced, keeps what was changed since, and withdraws nothing else', async () => {
    const it = await setUpSubstitution()
    const { api, sophie, small, large, dose } = it
    const [back, kept, again] = [
      await makePlan(api, sophie, { name: 'A', recommendationItems: [dose] }),
      await makePlan(api, sophie, { name: 'B', recommendationItems: [dose] }),
      await makePlan(api, sophie, { name: 'C', recommendationItems: [dose] }),
    ]
    const { id } = await it.substitute(large)
    const swapped = await itemsOf(it, sophie, back.id)
    const edit = { recommendationItems: [{ ...dose, productId: large, intakeAmount: 1 }] }
    await call(api, sophie, ['PUT', `/recommendations/${kept.id}`, edit])
    await call(api, sophie, [
      'PUT',
      `/recommendations/${again.id}`,
      { recommendationItems: [{ productId: small }] },
    ])

    expect((await undoSubstitution(it, id)).json()).toMatchObject({ state: 'Undoing' })
    const { substitution, results } = await readSubstitution(it, id)
    expect(substitution).toMatchObject({ state: 'Undone' })
    expect(results).toMatchObject([
      { plan: { id: back.id }, state: 'Undone', obstacle: null },
      { plan: { id: kept.id }, state: 'Kept', obstacle: 'DoseChanged' },
      { plan: { id: again.id }, state: 'Kept', obstacle: 'ItemGone' },
    ])
    const itemId = back.recommendationItems[0]?.id
    expect(swapped).toMatchObject([{ id: itemId, productId: large }])
    expect(await itemsOf(it, sophie, back.id)).toMatchObject([{ ...dose, id: itemId }])
    expect(await itemsOf(it, sophie, kept.id)).toMatchObject([{ productId: large, intakeAmount: 1 }])

    const before = await databaseDigest(api.db)
    expect((await undoSubstitution(it, id)).json()).toMatchObject({ status: 409, code: 'substitution_state' })
    expect(await databaseDigest(api.db)).toEqual(before)
  })

  test('withdraws open proposals, which can be confirmed no more, and puts back confirmed ones', async () => {
    const it = await setUpSubstitution()
    const { api, sophie, small, weaker, dose } = it
    const plans = [
      await makePlan(api, sophie, { recommendationItems: [dose] }),
      await makePlan(api, sophie, { recommendationItems: [dose] }),
    ]
    const { id } = await it.substitute(weaker)
    const [one, other] = await proposalsOf(it, sophie)
    await answerProposal(it, sophie, [one?.id ?? '', 'confirm'])
    await undoSubstitution(it, id)
    expect((await readSubstitution(it, id)).substitution.sums).toEqual([
      { state: 'Undone', count: 1 },
      { state: 'Withdrawn', count: 1 },
    ])
    for (const plan of plans) expect(await itemsOf(it, sophie, plan.id)).toMatchObject([dose])
    expect(await proposalsOf(it, sophie)).toEqual([])
    const refused = await answerProposal(it, sophie, [other?.id ?? '', 'confirm'])
    expect(refused.json()).toMatchObject({ code: 'proposal_answered' })
    expect((await itemsOf(it, sophie, plans[0]?.id ?? ''))[0]?.productId).toBe(small)
  })

  test('is a version of its own, as the swap is, so that the versions tell both', async () => {
    const it = await setUpSubstitution()
    const { api, sophie, admin, small, large, dose } = it
    const plan = await makePlan(api, sophie, { recommendationItems: [dose] })
    await api.db.update(recommendations).set({ sharedAt: new Date(0) })
    const { id } = await it.substitute(large)
    await undoSubstitution(it, id)
    const versions = await api.db
      .select()
      .from(planVersions)
      .where(eq(planVersions.recommendationId, plan.id))
      .orderBy(planVersions.number)
    expect(
      versions.map(({ authorId, content }) => [authorId, content.items.map(({ productId }) => productId)]),
    ).toEqual([
      [sophie.userId, [small]],
      [admin.userId, [large]],
      [admin.userId, [small]],
    ])
  })

  test('has a confirmed proposal before it, which is no part of what its practitioner wrote just before', async () => {
    const it = await setUpSubstitution()
    const { api, sophie, weaker, dose } = it
    const plan = await makePlan(api, sophie, { recommendationItems: [dose] })
    await api.db.update(recommendations).set({ sharedAt: new Date(0) })
    await call(api, sophie, ['PUT', `/recommendations/${plan.id}`, { description: 'Just now' }])
    await it.substitute(weaker)
    await answerProposal(it, sophie, [(await proposalsOf(it, sophie))[0]?.id ?? '', 'confirm'])
    const numbers = await api.db
      .select({ number: planVersions.number })
      .from(planVersions)
      .where(eq(planVersions.recommendationId, plan.id))
      .orderBy(planVersions.number)
    expect(numbers).toEqual([{ number: 1 }, { number: 2 }])
  })

  test('tells who was told of the swap, once and in their language, and nobody else', async () => {
    const it = await setUpSubstitution()
    const { api, sophie, dose, large } = it
    const [tom, mia] = [await makeApprovedPractitioner(api), await makeApprovedPractitioner(api)]
    await api.db.update(users).set({ preferredLanguageCode: 'fr' }).where(eq(users.id, tom.userId))
    for (const by of [sophie, sophie, tom]) await makePlan(api, by, { recommendationItems: [dose] })
    const own = await makePlan(api, mia, { recommendationItems: [dose, { productId: large }] })
    const { id } = await it.substitute(large)
    await undoSubstitution(it, id)
    await api.runJobs()
    const [, toSophie, ...others] = await mailsTo(it, sophie)
    expect(others).toEqual([])
    expect(toSophie?.subject).toBe('A replacement in your plans was undone')
    expect(toSophie?.plainText).toContain('\n\nMagnesium 200 large → Magnesium 200\n\n')
    expect((await mailsTo(it, tom)).map(({ subject }) => subject)[1]).toBe(
      'Un remplacement dans vos plans a été annulé',
    )
    expect(own.recommendationItems).toHaveLength(2)
    expect(await mailsTo(it, mia)).toEqual([])

    const [row] = await api.db.select().from(substitutions)
    if (!row) throw new Error('no substitution')
    await notifyOfUndo(api.app, row)
    expect(await mailsTo(it, sophie)).toHaveLength(2)
  })

  test('says of a proposal that it was withdrawn, by mail and where it was seen, for two weeks', async () => {
    const it = await setUpSubstitution()
    const { api, sophie, weaker, dose, small } = it
    const plan = await makePlan(api, sophie, { name: 'Evening', recommendationItems: [dose] })
    for (const [product, size] of [
      [small, 60],
      [weaker, 90],
    ] as const)
      await api.db.update(products).set({ deliveryFormatSize: size }).where(eq(products.id, product))
    const pack = (deliveryFormatSize: number) => ({
      brandName: expect.any(String),
      productDeliveryFormatId: 'capsule',
      deliveryFormatSize,
    })
    const { id } = await it.substitute(weaker)
    const [proposal] = await proposalsOf(it, sophie)
    const read = async () =>
      (await call(api, sophie, ['GET', '/substitution-proposals'])).json<{ withdrawn: unknown[] }>().withdrawn
    expect(await read()).toEqual([])
    await undoSubstitution(it, id)
    await api.runJobs()
    expect((await mailsTo(it, sophie)).map(({ subject }) => subject)).toEqual([
      'A product in your plans needs your decision',
      'A proposal for your plans was withdrawn',
    ])
    expect(await read()).toEqual([
      {
        id: proposal?.id,
        plan: { id: plan.id, name: 'Evening' },
        product: { id: small, name: 'Magnesium 200', ...pack(60) },
        replacement: { id: weaker, name: 'Magnesium 100 plus', ...pack(90) },
      },
    ])
    const other = await makeApprovedPractitioner(api)
    expect((await call(api, other, ['GET', '/substitution-proposals'])).json()).toMatchObject({
      withdrawn: [],
    })
    await api.db.update(substitutions).set({ touchedAt: new Date(api.app.now().getTime() - 15 * DAY_MS) })
    expect(await read()).toEqual([])
  })
})
