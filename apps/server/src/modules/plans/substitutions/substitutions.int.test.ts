import type {
  Substitution,
  SubstitutionPreview,
} from '@salvia/contract/plans/substitutions/substitution-records'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditEntries } from '#kernel/audit/data/audit-tables'
import { databaseDigest } from '#test/database-digest'
import { makeApprovedPractitioner } from '#test/people'
import { call, makePlan } from '#test/plans'
import { itemsOf, mailsTo, readSubstitution, setUpSubstitution, undoSubstitution } from '#test/substitutions'
import { products } from '../../catalogue/index.ts'
import { users } from '../../identity/index.ts'
import { planVersions, recommendationItems, recommendations } from '../index.ts'

describe('another size of the same', () => {
  test('is put in its place at once, as a version of the plan, and notes and dose stay', async () => {
    const it = await setUpSubstitution()
    const { api, sophie, admin, small, large, dose } = it
    const plan = await makePlan(api, sophie, { recommendationItems: [dose, { productId: it.other }] })
    await api.db
      .update(recommendations)
      .set({ sharedAt: new Date(0) })
      .where(eq(recommendations.id, plan.id))

    const { id } = await it.substitute(large, { reason: 'The small pack ends.' })

    const items = await itemsOf(it, sophie, plan.id)
    expect(items.map(({ productId }) => productId).sort()).toEqual([large, it.other].sort())
    expect(items.find(({ productId }) => productId === large)).toMatchObject({ ...dose, productId: large })
    const done = await readSubstitution(it, id)
    expect(done.substitution).toMatchObject({
      id,
      product: { id: small, name: 'Magnesium 200' },
      replacement: { id: large, name: 'Magnesium 200 large' },
      reason: 'The small pack ends.',
      state: 'Done',
      plansCount: 1,
      sums: [{ state: 'Replaced', count: 1 }],
      skips: [],
    })
    expect(done.results).toMatchObject([{ plan: { id: plan.id }, state: 'Replaced', skip: null }])
    const versions = await api.db
      .select()
      .from(planVersions)
      .where(eq(planVersions.recommendationId, plan.id))
      .orderBy(planVersions.number)
    expect(versions.map(({ number, authorId }) => [number, authorId])).toEqual([
      [1, sophie.userId],
      [2, admin.userId],
    ])
    const audits = await api.db.select().from(auditEntries).where(eq(auditEntries.actorId, admin.userId))
    expect(audits.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['SubstitutionStarted', 'PlanChangedByAdmin']),
    )
  })

  test('each practitioner gets one mail, whatever number of plans, without a product in its subject', async () => {
    const it = await setUpSubstitution()
    const { api, sophie, dose } = it
    for (let at = 0; at < 3; at += 1) await makePlan(api, sophie, { recommendationItems: [dose] })
    const tom = await makeApprovedPractitioner(api)
    await makePlan(api, tom, { recommendationItems: [dose] })
    await api.db.update(users).set({ preferredLanguageCode: 'de' }).where(eq(users.id, tom.userId))

    await api.db.update(products).set({ deliveryFormatSize: 60 }).where(eq(products.id, it.small))
    await api.db.update(products).set({ deliveryFormatSize: 180 }).where(eq(products.id, it.large))
    await it.substitute(it.large, { reason: 'The small pack ends.' })
    await api.runJobs()

    const [toSophie, ...others] = await mailsTo(it, sophie)
    expect(others).toEqual([])
    expect(toSophie?.subject).toBe('A product in your plans was replaced by another size')
    expect(toSophie?.plainText).toContain(
      '\nMagnesium 200 (60 capsules) → Magnesium 200 large (180 capsules)\n\nThe small pack ends.\n',
    )
    const [toTom] = await mailsTo(it, tom)
    expect(toTom?.subject).toBe('Ein Produkt in Ihren Plänen wurde durch eine andere Größe ersetzt')
    expect(toTom?.plainText).toContain('Magnesium 200 (60 Kapseln) → Magnesium 200 large (180 Kapseln)')
  })

  test('plans that hold it already are skipped and say so', async () => {
    const it = await setUpSubstitution()
    const { api, sophie, dose, large } = it
    const both = await makePlan(api, sophie, { recommendationItems: [dose, { productId: large }] })
    const { id } = await it.substitute(large)
    expect(await readSubstitution(it, id)).toMatchObject({
      substitution: { sums: [{ state: 'Skipped', count: 1 }], skips: [{ skip: 'AlreadyHolds', count: 1 }] },
      results: [{ plan: { id: both.id }, state: 'Skipped', skip: 'AlreadyHolds', dose: null }],
    })
    expect(await mailsTo(it, sophie)).toEqual([])
  })

  test('only chosen plans are touched, and archived ones never', async () => {
    const it = await setUpSubstitution()
    const { api, sophie, dose, small, large } = it
    const [one, other, dropped] = [
      await makePlan(api, sophie, { recommendationItems: [dose] }),
      await makePlan(api, sophie, { recommendationItems: [dose] }),
      await makePlan(api, sophie, { recommendationItems: [dose] }),
    ]
    await call(api, sophie, ['DELETE', `/recommendations/${dropped.id}`])
    const { id } = await it.substitute(large, { recommendationIds: [one.id, dropped.id] })
    expect((await readSubstitution(it, id)).results.map(({ plan }) => plan.id)).toEqual([one.id])
    expect((await itemsOf(it, sophie, other.id))[0]?.productId).toBe(small)
  })
})

describe('preview', () => {
  test('says what would become of each plan and sums them up; nothing is written', async () => {
    const it = await setUpSubstitution()
    const { api, admin, sophie, small, large, weaker, dose } = it
    const both = await makePlan(api, sophie, {
      name: 'Both',
      recommendationItems: [dose, { productId: large }],
    })
    const one = await makePlan(api, sophie, { name: 'One', recommendationItems: [dose] })
    const before = await databaseDigest(api.db)
    const preview = async (id: string) =>
      (
        await call(api, admin, [
          'GET',
          `/admin/products/${small}/in-treatment-plans/substitute?replacementProductId=${id}`,
        ])
      ).json<SubstitutionPreview>()
    const ofLarge = await preview(large)
    expect(ofLarge).toMatchObject({
      isSizeVariant: true,
      hasSameActives: true,
      sums: { replace: 1, propose: 0, skip: 1 },
      skips: [{ skip: 'AlreadyHolds', count: 1 }],
      pager: { count: 2 },
      results: [
        { plan: { id: both.id, name: 'Both' }, kind: 'Skip', skip: 'AlreadyHolds', dose: null },
        {
          plan: { id: one.id, name: 'One' },
          kind: 'Replace',
          skip: null,
          dose: { after: { intakeAmount: 2 } },
        },
      ],
    })
    expect(await preview(weaker)).toMatchObject({
      isSizeVariant: false,
      hasSameActives: false,
      sums: { replace: 0, propose: 2, skip: 0 },
      results: [{ kind: 'Propose', dose: { after: { intakeAmount: 4 } } }, { kind: 'Propose' }],
    })
    expect(await databaseDigest(api.db)).toEqual(before)
  })
})

describe('starting', () => {
  test('the same key starts it once; with other input it is refused', async () => {
    const it = await setUpSubstitution()
    await makePlan(it.api, it.sophie, { recommendationItems: [it.dose] })
    const key = { 'idempotency-key': '0b9a5c1e-2f0d-4c8e-9d59-111111111111' }
    const first = (await it.start(it.large, {}, key)).json<Substitution>()
    expect((await it.start(it.large, {}, key)).json()).toMatchObject({ id: first.id })
    expect((await it.start(it.weaker, {}, key)).json()).toMatchObject({ status: 422, code: 'key_reused' })
    const list = await call(it.api, it.admin, ['GET', `/admin/substitutions?productId=${it.small}`])
    expect(list.json()).toMatchObject({ pager: { count: 1 }, results: [{ id: first.id, plansCount: 1 }] })
  })

  test('itself, an unknown and a hidden product are refused, and so is an unknown one to replace', async () => {
    const it = await setUpSubstitution()
    const { api, admin } = it
    await api.db.update(products).set({ isHidden: true }).where(eq(products.id, it.weaker))
    const before = await databaseDigest(api.db)
    expect((await it.start(it.small)).json()).toMatchObject({ status: 422, code: 'replacement_same' })
    expect((await it.start(admin.userId)).json()).toMatchObject({ code: 'replacement_unknown' })
    expect((await it.start(it.weaker)).json()).toMatchObject({ code: 'replacement_unknown' })
    const unknown = await call(api, admin, [
      'POST',
      `/admin/products/${admin.userId}/in-treatment-plans/substitute`,
      { replacementProductId: it.large },
    ])
    expect(unknown.json()).toMatchObject({ status: 404, code: 'product_not_found' })
    expect(await databaseDigest(api.db)).toEqual(before)
  })

  test('a product that is shown and will not come again is refused, also when it is only looked at', async () => {
    const it = await setUpSubstitution()
    const { api, admin, small, large } = it
    await api.db.update(products).set({ stockStatus: 'Discontinued' }).where(eq(products.id, large))
    const before = await databaseDigest(api.db)
    const path = `/admin/products/${small}/in-treatment-plans/substitute`
    const refused = [
      await it.start(large),
      await call(api, admin, ['GET', `${path}?replacementProductId=${large}`]),
    ]
    for (const answer of refused)
      expect(answer.json()).toMatchObject({
        status: 422,
        errors: [{ id: 'replacementProductId', error: 'replacement_unknown' }],
      })
    expect(await databaseDigest(api.db)).toEqual(before)
  })

  test('a substitution that was started ends, and is repeated by its key, though its product left the shop', async () => {
    const it = await setUpSubstitution()
    const { api, sophie, large, dose } = it
    const plan = await makePlan(api, sophie, { recommendationItems: [dose] })
    const key = { 'idempotency-key': '0b9a5c1e-2f0d-4c8e-9d59-222222222222' }
    const { id } = (await it.start(large, {}, key)).json<Substitution>()
    await api.db.update(products).set({ stockStatus: 'Discontinued' }).where(eq(products.id, large))
    expect((await it.start(large, {}, key)).json()).toMatchObject({ id })
    await api.runJobs()
    expect((await itemsOf(it, sophie, plan.id)).map(({ productId }) => productId)).toEqual([large])
  })

  test('hundreds of plans are done in jobs of many batches, each one once', async () => {
    const it = await setUpSubstitution()
    const { api, sophie, dose, large } = it
    const plan = await makePlan(api, sophie, { recommendationItems: [dose] })
    const [row] = await api.db.select().from(recommendations).where(eq(recommendations.id, plan.id))
    const [item] = await api.db
      .select()
      .from(recommendationItems)
      .where(eq(recommendationItems.recommendationId, plan.id))
    if (!row || !item) throw new Error('no plan')
    const copies = Array.from({ length: 219 }, (_, at) => ({
      ...row,
      id: crypto.randomUUID(),
      shareCode: `LOAD${at}`,
    }))
    await api.db.insert(recommendations).values(copies)
    await api.db
      .insert(recommendationItems)
      .values(copies.map(({ id }) => ({ ...item, id: crypto.randomUUID(), recommendationId: id })))
    const { id } = await it.substitute(large)
    expect((await readSubstitution(it, id)).substitution).toMatchObject({
      state: 'Done',
      sums: [{ state: 'Replaced', count: 220 }],
    })
    expect(await api.db.$count(recommendationItems, eq(recommendationItems.productId, large))).toBe(220)
    await undoSubstitution(it, id)
    expect((await readSubstitution(it, id)).substitution.sums).toEqual([{ state: 'Undone', count: 220 }])
  })
})
