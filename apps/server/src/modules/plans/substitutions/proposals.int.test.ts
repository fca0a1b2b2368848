import type { SubstitutionPreview } from '@salvia/contract/plans/substitutions/substitution-records'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { databaseDigest } from '#test/database-digest'
import { makeApprovedPractitioner } from '#test/people'
import { call, makePlan } from '#test/plans'
import {
  answerProposal,
  itemsOf,
  mailsTo,
  mg,
  proposalsOf,
  readSubstitution,
  setUpSubstitution,
} from '#test/substitutions'
import { recommendations } from '../index.ts'

describe('anything else', () => {
  test('is proposed with the difference and a recomputed amount, and changes nothing before it is confirmed', async () => {
    const it = await setUpSubstitution()
    const { api, sophie, small, weaker, dose } = it
    const plan = await makePlan(api, sophie, { recommendationItems: [dose] })
    const { id } = await it.substitute(weaker, { reason: 'Short of stock' })

    expect((await itemsOf(it, sophie, plan.id)).map(({ productId }) => productId)).toEqual([small])
    const proposals = await proposalsOf(it, sophie)
    expect(proposals).toMatchObject([
      {
        plan: { id: plan.id, name: 'Sleep', isTemplate: false },
        product: { id: small },
        replacement: { id: weaker },
        reason: 'Short of stock',
        obstacle: null,
        dose: {
          before: { intakeAmount: 2, intakeFormatId: 'capsule', intakeTime: ['Evening'], schedule: null },
          after: { intakeAmount: 4, intakeFormatId: 'capsule', intakeTime: ['Evening'], schedule: null },
          amountUnknown: null,
          difference: [
            { key: 'magnesium', name: 'Magnesium', before: mg(400), after: mg(400) },
            { key: 'vitamin_b6', before: { kind: 'NotKnown' }, after: mg(4) },
            { key: 'zinc', before: { kind: 'NotKnown' }, after: { kind: 'NotKnown' } },
          ],
        },
      },
    ])
    await api.runJobs()
    expect((await mailsTo(it, sophie)).map(({ subject }) => subject)).toEqual([
      'A product in your plans needs your decision',
    ])

    expect((await answerProposal(it, sophie, [proposals[0]?.id ?? '', 'confirm'])).statusCode).toBe(204)
    expect(await itemsOf(it, sophie, plan.id)).toMatchObject([
      { ...dose, productId: weaker, intakeAmount: 4 },
    ])
    expect(await proposalsOf(it, sophie)).toEqual([])
    expect((await readSubstitution(it, id)).substitution.sums).toEqual([{ state: 'Confirmed', count: 1 }])
  })

  test('tells in the report when its plan is gone, or does not hold the product any more', async () => {
    const it = await setUpSubstitution()
    const { api, sophie, weaker, dose } = it
    const [deleted, emptied, kept] = [
      await makePlan(api, sophie, { name: 'A', recommendationItems: [dose] }),
      await makePlan(api, sophie, { name: 'B', recommendationItems: [dose] }),
      await makePlan(api, sophie, { name: 'C', recommendationItems: [dose] }),
    ]
    const { id } = await it.substitute(weaker, {})
    await call(api, sophie, ['DELETE', `/recommendations/${deleted.id}`])
    await call(api, sophie, ['PUT', `/recommendations/${emptied.id}`, { recommendationItems: [] }])
    expect((await readSubstitution(it, id)).results).toMatchObject([
      { plan: { id: deleted.id }, state: 'Proposed', obstacle: 'PlanArchived' },
      { plan: { id: emptied.id }, state: 'Proposed', obstacle: 'ItemGone' },
      { plan: { id: kept.id }, state: 'Proposed', obstacle: null },
    ])
  })

  test('a confirmation sent again changes nothing; one after a refusal is refused', async () => {
    const it = await setUpSubstitution()
    const { api, sophie, weaker, dose } = it
    await makePlan(api, sophie, { recommendationItems: [dose] })
    await makePlan(api, sophie, { recommendationItems: [dose] })
    await it.substitute(weaker)
    const [one, other] = (await proposalsOf(it, sophie)).map(({ id }) => id)
    expect((await answerProposal(it, sophie, [one ?? '', 'confirm'])).statusCode).toBe(204)
    expect((await answerProposal(it, sophie, [other ?? '', 'decline'])).statusCode).toBe(204)
    const before = await databaseDigest(api.db)
    expect((await answerProposal(it, sophie, [one ?? '', 'confirm'])).statusCode).toBe(204)
    expect((await answerProposal(it, sophie, [other ?? '', 'decline'])).statusCode).toBe(204)
    expect((await answerProposal(it, sophie, [one ?? '', 'decline'])).json()).toMatchObject({
      status: 409,
      code: 'proposal_answered',
    })
    expect((await answerProposal(it, sophie, [other ?? '', 'confirm'])).json()).toMatchObject({
      code: 'proposal_answered',
    })
    expect(await databaseDigest(api.db)).toEqual(before)
  })

  test.for([
    ['the product was taken out', 'proposal_item_gone', { recommendationItems: [] }],
    ['the other is in it', 'proposal_already_holds', 'both'],
    ['the dose was changed', 'proposal_dose_changed', { intakeAmount: 1 }],
  ] as const)('after %s a confirmation is refused, and nothing is written', async ([, code, change]) => {
    const it = await setUpSubstitution()
    const { api, sophie, weaker, dose } = it
    const plan = await makePlan(api, sophie, { recommendationItems: [dose] })
    await it.substitute(weaker)
    const recommendationItemsNow =
      change === 'both'
        ? [dose, { productId: weaker }]
        : 'intakeAmount' in change
          ? [{ ...dose, ...change }]
          : change.recommendationItems
    const edit = { recommendationItems: recommendationItemsNow }
    expect((await call(api, sophie, ['PUT', `/recommendations/${plan.id}`, edit])).statusCode).toBe(200)
    const [proposal] = await proposalsOf(it, sophie)
    expect(proposal?.obstacle).not.toBeNull()
    const before = await databaseDigest(api.db)
    const refused = await answerProposal(it, sophie, [proposal?.id ?? '', 'confirm'])
    expect(refused.json()).toMatchObject({ status: 409, code })
    expect(await databaseDigest(api.db)).toEqual(before)
  })

  test('an own dose stands for one that was changed, and must not contradict itself', async () => {
    const it = await setUpSubstitution()
    const { api, sophie, weaker, dose } = it
    const plan = await makePlan(api, sophie, { recommendationItems: [dose] })
    await it.substitute(weaker)
    const edit = { recommendationItems: [{ ...dose, intakeAmount: 1 }] }
    await call(api, sophie, ['PUT', `/recommendations/${plan.id}`, edit])
    const [proposal] = await proposalsOf(it, sophie)
    const own = { intakeAmount: 3, intakeFormatId: 'capsule', intakeTime: ['Morning'], schedule: null }
    const confirm = (change: object) =>
      answerProposal(it, sophie, [proposal?.id ?? '', 'confirm', { dose: { ...own, ...change } }])
    const before = await databaseDigest(api.db)
    const refused = await confirm({ intakeTime: ['Morning', 'OneTimePerDay'] })
    expect(refused.json()).toMatchObject({ status: 422, code: 'dose_contradicts' })
    const unknown = await confirm({ intakeFormatId: 'foo' })
    expect(unknown.json()).toMatchObject({ status: 422, code: 'word_unknown' })
    expect(await databaseDigest(api.db)).toEqual(before)
    expect((await confirm({})).statusCode).toBe(204)
    expect(await itemsOf(it, sophie, plan.id)).toMatchObject([{ ...dose, ...own, productId: weaker }])
  })

  test('another practitioner sees and answers none of it', async () => {
    const it = await setUpSubstitution()
    const { api, sophie, weaker, dose } = it
    await makePlan(api, sophie, { recommendationItems: [dose] })
    await it.substitute(weaker)
    const [proposal] = await proposalsOf(it, sophie)
    const tom = await makeApprovedPractitioner(api)
    const before = await databaseDigest(api.db)
    expect(await proposalsOf(it, tom)).toEqual([])
    for (const by of [tom, it.admin])
      for (const word of ['confirm', 'decline'] as const)
        expect((await answerProposal(it, by, [proposal?.id ?? '', word])).statusCode).toBeGreaterThanOrEqual(
          403,
        )
    expect(await databaseDigest(api.db)).toEqual(before)
  })

  test('a plan with an open proposal for the product is not asked about twice', async () => {
    const it = await setUpSubstitution()
    const { api, sophie, weaker, other, dose } = it
    await makePlan(api, sophie, { recommendationItems: [dose] })
    await it.substitute(weaker)
    const { id } = await it.substitute(other)
    expect((await readSubstitution(it, id)).results).toMatchObject([
      { state: 'Skipped', skip: 'ProposalOpen' },
    ])
    expect(await proposalsOf(it, sophie)).toHaveLength(1)
  })

  test('an amount that cannot be recomputed stays, and says why', async () => {
    const it = await setUpSubstitution()
    const { api, sophie, weaker, dose } = it
    await makePlan(api, sophie, { recommendationItems: [{ ...dose, intakeTime: [] }] })
    await it.substitute(weaker)
    expect(await proposalsOf(it, sophie)).toMatchObject([
      { dose: { amountUnknown: 'DoseUnknown', after: { intakeAmount: 2 } } },
    ])
  })

  test('a provider template is changed directly where the admin says so', async () => {
    const it = await setUpSubstitution()
    const { api, admin, sophie, weaker, dose } = it
    const own = await makePlan(api, sophie, { recommendationItems: [dose] })
    const template = await makePlan(api, admin, { recommendationItems: [dose], isTemplate: true })
    await api.db
      .update(recommendations)
      .set({ isGlobalTemplate: true })
      .where(eq(recommendations.id, template.id))
    const preview = await call(api, admin, [
      'GET',
      `/admin/products/${it.small}/in-treatment-plans/substitute?replacementProductId=${weaker}&changesTemplates=true`,
    ])
    const rows = preview.json<SubstitutionPreview>().results
    expect(new Map(rows.map(({ plan, ...row }) => [plan.id, [row.isProviderTemplate, row.kind]]))).toEqual(
      new Map([
        [own.id, [false, 'Propose']],
        [template.id, [true, 'Replace']],
      ]),
    )
    const { id } = await it.substitute(weaker, { changesTemplates: true })
    const { results } = await readSubstitution(it, id)
    expect(new Map(results.map(({ plan, state }) => [plan.id, state]))).toEqual(
      new Map([
        [own.id, 'Proposed'],
        [template.id, 'Replaced'],
      ]),
    )
    expect(await itemsOf(it, admin, template.id)).toMatchObject([{ productId: weaker, intakeAmount: 4 }])
  })
})
