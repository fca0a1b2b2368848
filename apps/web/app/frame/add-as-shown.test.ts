import type { CartAnswer } from '@salvia/contract/cart/cart'
import type { SharedPlan } from '@salvia/contract/plans/plan-records'
import { expect, test } from 'vitest'
import { createApi } from '#app/api/api.ts'
import { createQueryClient } from '#app/api/query-client.ts'
import type { NewLine } from '#app/features/cart/new-line.ts'
import type { ChangesSinceShown } from '#app/features/plans/client/changes-since-shown.ts'
import { addAsShown } from './add-as-shown.ts'

function productOf(id: string, amount: number) {
  const money = { amount, currency: 'EUR' }
  return { id, name: id, price: { gross: money, net: money, list: money, vatRate: 900, countryCode: 'NL' } }
}

const itemOf = (productId: string, change: object = {}) => ({
  id: `item-${productId}`,
  productId,
  product: productOf(productId, 2000),
  intakeAmount: 2,
  intakeFormatId: 'capsule',
  intakeTime: ['Evening'],
  intakeFoodInstruction: null,
  duration: null,
  notes: '',
  isNotePersonal: false,
  schedule: null,
  ...change,
})

const planOf = (recommendationItems: object[], discountPercentage = 10) =>
  ({
    shareCode: 'K7M4XQ2',
    name: 'Sleep',
    description: '',
    summary: '',
    discountPercentage,
    recommendationItems,
  }) as SharedPlan

const shown = planOf([itemOf('zinc'), itemOf('iron')])
const lines: NewLine[] = [{ productId: 'zinc', quantity: 2, recommendationItemId: 'item-zinc' }]

/** Presses the button on a page that shows a plan, while the server has this one, or none. */
async function press(now: SharedPlan | null) {
  const api = createApi(async () =>
    now
      ? Response.json(now)
      : Response.json({ type: 'about:blank', title: 'Gone', status: 404, code: 'x' }, { status: 404 }),
  )
  const added: NewLine[][] = []
  const told: (ChangesSinceShown | null)[] = []
  const put = (given: NewLine[]) => async (): Promise<CartAnswer> => {
    added.push(given)
    return { cart: null, error: null }
  }
  const client = createQueryClient(api)
  const onChanged = (changes: ChangesSinceShown | null) => told.push(changes)
  const answer = await addAsShown({ client, shown, lines, add: put, onChanged })(api, null)
  return { answer, added, told }
}

const refusal = 'The plan was changed meanwhile. Nothing was added.'

test('a plan that says what was shown is added, by the ids that its products have now', async () => {
  const now = planOf([itemOf('zinc', { id: 'again' }), itemOf('iron')])
  const { answer, added, told } = await press(now)
  expect(answer?.error).toBeNull()
  expect(added).toEqual([[{ productId: 'zinc', quantity: 2, recommendationItemId: 'again' }]])
  expect(told).toEqual([])
})

test.for([
  ['a product was taken out', planOf([itemOf('zinc')])],
  ['a dose is another', planOf([itemOf('zinc', { intakeAmount: 3 }), itemOf('iron')])],
  ['the discount is another', planOf(shown.recommendationItems, 0)],
] as const)('nothing is sent where %s, and what changed is told', async ([, now]) => {
  const { answer, added, told } = await press(now)
  expect(answer).toEqual({ cart: null, error: refusal, isSaid: true })
  expect(added).toEqual([])
  expect(told).toEqual([expect.objectContaining({ isReordered: false })])
})

test('another discount is told with the one before', async () => {
  const { told } = await press(planOf(shown.recommendationItems, 0))
  expect(told).toEqual([expect.objectContaining({ discount: { from: 10, to: 0 } })])
})

test('nothing is sent where a price is another, and which one is told', async () => {
  const { answer, added, told } = await press(
    planOf([itemOf('zinc', { product: productOf('zinc', 2500) }), itemOf('iron')]),
  )
  expect(answer?.error).toBe('The price has changed in the meantime. Nothing was added.')
  expect(added).toEqual([])
  expect(told).toEqual([expect.objectContaining({ prices: ['zinc'], changed: [], fields: [] })])
})

test('nothing is sent of a plan that is gone', async () => {
  const { answer, added, told } = await press(null)
  const gone = 'The plan is no longer available. Nothing was added.'
  expect(answer).toEqual({ cart: null, error: gone, isSaid: false })
  expect([added, told]).toEqual([[], [null]])
})
