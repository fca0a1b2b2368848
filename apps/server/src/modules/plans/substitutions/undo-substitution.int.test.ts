import { describe, expect, test } from 'vitest'
import { databaseDigest } from '#test/database-digest'
import { call, makePlan } from '#test/plans'
import {
  answerProposal,
  itemsOf,
  proposalsOf,
  readSubstitution,
  setUpSubstitution,
  undoSubstitution,
} from '#test/substitutions'

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
})
