import type { RecommendationItem } from '@salvia/contract/plans/plan-records'
import { expect, test } from 'vitest'
import { createApi } from '#app/api/api.ts'
import { ApiError } from '#app/api/api-error.ts'
import type { PlanRead } from './client/changes-since-shown.ts'
import { copyAsShown } from './copy-as-shown.ts'

const itemOf = (productId: string, intakeAmount: number) =>
  ({
    id: `item-${productId}`,
    productId,
    product: { name: productId },
    intakeAmount,
    intakeFormatId: 'capsule',
    intakeTime: ['Evening'],
    intakeFoodInstruction: null,
    duration: null,
    notes: '',
    isNotePersonal: false,
    schedule: null,
  }) as unknown as RecommendationItem

const planOf = (...recommendationItems: RecommendationItem[]): PlanRead => ({
  name: 'Sleep',
  description: '',
  summary: '',
  discountPercentage: 0,
  recommendationItems,
})

/** Presses the button on a page that shows a template, while the server has what is read. */
async function press(readNow: () => Promise<PlanRead>) {
  const sent: string[] = []
  const api = createApi(async (path) => {
    sent.push(path)
    return Response.json({ id: 'copy' }, { status: 201 })
  })
  const copied = { isTemplate: true }
  const answer = await copyAsShown(api, { planId: 'plan', copied, shown: planOf(itemOf('zinc', 1)), readNow })
  return { answer, sent }
}

test('a template that says what was shown is copied, written again or not', async () => {
  const { answer, sent } = await press(async () => planOf({ ...itemOf('zinc', 1), id: 'again' }))
  expect(answer).toEqual({ id: 'copy' })
  expect(sent).toEqual([expect.stringContaining('/recommendations/plan/copy')])
})

test('of a template with another dose nothing is copied, and what changed is told', async () => {
  const { answer, sent } = await press(async () => planOf(itemOf('zinc', 5), itemOf('iron', 1)))
  expect(sent).toEqual([])
  expect(answer).toMatchObject({
    id: null,
    changes: {
      added: [{ productName: 'iron' }],
      changed: [{ before: { intakeAmount: 1 }, after: { intakeAmount: 5 }, parts: ['dose'] }],
    },
  })
})

test('of a template that is gone nothing is copied; any other failure to read it is one to copy it', async () => {
  const failing = (status: number) => () =>
    Promise.reject(new ApiError({ type: 'about:blank', title: 'Not read', status, code: 'x' }))
  expect(await press(failing(404))).toEqual({ answer: { id: null, changes: null }, sent: [] })
  await expect(press(failing(503))).rejects.toThrow('Not read')
})
