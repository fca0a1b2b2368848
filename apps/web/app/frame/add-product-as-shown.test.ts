import type { CartAnswer } from '@salvia/contract/cart/cart'
import { expect, test } from 'vitest'
import { createApi } from '#app/api/api.ts'
import { createQueryClient } from '#app/api/query-client.ts'
import type { NewLine } from '#app/features/cart/new-line.ts'
import type { ChangesSinceShown } from '#app/features/plans/client/changes-since-shown.ts'
import { addProductAsShown, type ProductShown } from './add-product-as-shown.ts'

const inPlan = {
  id: 'plan',
  shareCode: 'K7M4XQ2',
  name: 'Sleep',
  practitioner: { firstName: 'Sophie', lastName: 'van Dijk' },
  discountPercentage: 10,
  recommendationItemId: 'item',
  notes: '',
  isNotePersonal: false,
  intakeAmount: 2,
  intakeFormatId: 'capsule',
  intakeTime: ['Evening'],
  intakeFoodInstruction: null,
  duration: null,
  schedule: null,
}

const priceOf = (amount: number) => {
  const money = { amount, currency: 'EUR' }
  return { gross: money, net: money, list: money, vatRate: 900, countryCode: 'NL' }
}

const productOf = (recommendation: object | null, amount = 2000) =>
  ({ id: 'zinc', name: 'Zinc', price: priceOf(amount), recommendation }) as ProductShown

/** Presses the button on a page that shows a product of a plan, while the server has this one, or none. */
async function press(now: ProductShown | null, isOfPlan = true) {
  const api = createApi(async () =>
    now
      ? Response.json(now)
      : Response.json({ type: 'about:blank', title: 'Gone', status: 404, code: 'x' }, { status: 404 }),
  )
  const added: NewLine[][] = []
  const add = (lines: NewLine[]) => async (): Promise<CartAnswer> => {
    added.push(lines)
    return { cart: null, error: null }
  }
  const client = createQueryClient(api)
  const shown = productOf(inPlan)
  const told: ChangesSinceShown[] = []
  const onChanged = (changes: ChangesSinceShown) => told.push(changes)
  const asked = { client, shown, planNamed: 'K7M4XQ2', isOfPlan, quantity: 2, add, onChanged }
  const answer = await addProductAsShown(asked)(api, null)
  return { error: answer?.error, added, told }
}

test('a product that is as it was shown is added, by the id that it has in the plan now', async () => {
  const { error, added } = await press(productOf({ ...inPlan, recommendationItemId: 'again' }))
  expect([error, added]).toEqual([
    null,
    [[{ productId: 'zinc', quantity: 2, recommendationItemId: 'again' }]],
  ])
})

const ofPlan = 'The plan was changed meanwhile. Nothing was added.'

test.for([
  ['the discount is another', productOf({ ...inPlan, discountPercentage: 0 }), ofPlan],
  ['the dose is another', productOf({ ...inPlan, intakeAmount: 3 }), ofPlan],
  ['the plan has it no longer', productOf(null), ofPlan],
  [
    'the price is another',
    productOf(inPlan, 2500),
    'The price has changed in the meantime. Nothing was added.',
  ],
] as const)('nothing is sent where %s', async ([, now, why]) => {
  expect(await press(now)).toMatchObject({ error: why, added: [] })
})

test('what is bought without the plan does not ask for it', async () => {
  const { error, added } = await press(productOf(null), false)
  expect([error, added]).toEqual([null, [[{ productId: 'zinc', quantity: 2 }]]])
})

test('a product that is gone is the cart’s to refuse', async () => {
  expect((await press(null)).added).toEqual([
    [{ productId: 'zinc', quantity: 2, recommendationItemId: 'item' }],
  ])
})

test('what the plan says otherwise is told: the dose before and now, the discount, or that it has it no longer', async () => {
  const { told } = await press(productOf({ ...inPlan, intakeAmount: 1, discountPercentage: 5 }))
  expect(told).toMatchObject([
    {
      changed: [
        { before: { intakeAmount: 2 }, after: { intakeAmount: 1, productName: 'Zinc' }, parts: ['dose'] },
      ],
      discount: { from: 10, to: 5 },
    },
  ])
  expect((await press(productOf(null))).told).toMatchObject([{ removed: [{ productName: 'Zinc' }] }])
  expect((await press(productOf({ ...inPlan, name: 'Renamed' }))).told).toEqual([])
  expect((await press(productOf(inPlan, 2500))).told).toEqual([])
})
