import type { Cart, CartAnswer } from '@salvia/contract/cart/cart'
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

type Server = { hasPlan?: boolean; before?: Cart | null; after?: Cart | null; isOfPlan?: boolean }

/** Presses the button on a page that shows a product of a plan, while the server has this one, or none. */
async function press(
  now: ProductShown | null,
  { hasPlan = true, before = null, after = null, isOfPlan = true }: Server = {},
) {
  const api = createApi(async (path) => {
    const has = path.includes('/products/') ? now : hasPlan && {}
    return has
      ? Response.json(has)
      : Response.json({ type: 'about:blank', title: 'Gone', status: 404, code: 'x' }, { status: 404 })
  })
  const added: NewLine[][] = []
  const words: string[] = []
  const add = (lines: NewLine[]) => async (): Promise<CartAnswer> => {
    added.push(lines)
    return { cart: after, error: null }
  }
  const client = createQueryClient(api)
  const shown = productOf(inPlan)
  const told: (ChangesSinceShown | null)[] = []
  const onChanged = (changes: ChangesSinceShown | null) => told.push(changes)
  const onAdded = (said: string) => words.push(said)
  const asked = { client, shown, planNamed: 'K7M4XQ2', isOfPlan, quantity: 2, add, onChanged, onAdded }
  const answer = await addProductAsShown(asked)(api, before)
  return { error: answer?.error, isSaid: answer?.isSaid ?? false, added, told, words }
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
  ['the discount is another', productOf({ ...inPlan, discountPercentage: 0 }), ofPlan, true],
  ['the dose is another', productOf({ ...inPlan, intakeAmount: 3 }), ofPlan, true],
  ['the plan has it no longer', productOf(null), ofPlan, true],
  [
    'the price is another',
    productOf(inPlan, 2500),
    'The price has changed in the meantime. Nothing was added.',
    false,
  ],
] as const)(
  'nothing is sent where %s, and a snackbar says so unless the page does',
  async ([, now, error, isSaid]) => {
    expect(await press(now)).toMatchObject({ error, isSaid, added: [] })
  },
)

test('what is bought without the plan does not ask for it', async () => {
  const { error, added } = await press(productOf(null), { isOfPlan: false })
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

test('of a plan that is gone it is not told that it has the product no longer', async () => {
  const { error, added, told } = await press(productOf(null), { hasPlan: false })
  expect([error, added, told]).toEqual(['The plan is no longer available. Nothing was added.', [], [null]])
})

const cartOf = (quantity: number, discountPercentage = 0) =>
  ({ lines: [{ product: { id: 'zinc', name: 'Zinc' }, quantity, discountPercentage }] }) as Cart

test.for([
  [null, 'Zinc was added to your cart'],
  [{ lines: [] } as unknown as Cart, 'Zinc was added to your cart'],
  [cartOf(3), 'Zinc was in your cart already: now 2 packs, before 3 packs.'],
  [cartOf(2), 'Zinc is in your cart already: 2 packs.'],
  [cartOf(2, 20), 'Zinc is in your cart already: 2 packs. Zinc: discount now 0%, before 20%.'],
  [
    cartOf(3, 20),
    'Zinc was in your cart already: now 2 packs, before 3 packs. Zinc: discount now 0%, before 20%.',
  ],
] as const)('as adding sets packs and discount, it is said what they were (%j)', async ([before, said]) => {
  expect((await press(productOf(inPlan), { before, after: cartOf(2) })).words).toEqual([said])
})
