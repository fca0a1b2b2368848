import { type Money, subtract, sum } from '@salvia/contract/money'
import { percentOf } from '@salvia/rules/money/percent-of'
import { m } from '#app/paraglide/messages.js'

/** Who made the sample plan: nobody who exists. */
export const SAMPLE_PRACTITIONER = 'Sophie van Dijk'

/** What the practitioner passes on to the client, in percent. */
const DISCOUNT = 10

/** The sample plan, wherever it is shown. Prices in cents, VAT included, before the plan's discount. */
export const sampleProducts = [
  {
    id: 'iron',
    time: 'rising',
    name: m.sample_iron,
    short: 'Fe',
    strength: '25 mg',
    price: 1995,
    colour: '#23474f',
    units: 1,
  },
  {
    id: 'b',
    time: 'morning',
    name: m.sample_b_complex,
    short: 'B',
    strength: 'B1–B12',
    price: 2890,
    colour: '#1f5f96',
    units: 1,
  },
  {
    id: 'probiotic',
    time: 'evening',
    name: m.sample_probiotic,
    short: '5B',
    strength: '5 × 10⁹',
    price: 4195,
    colour: '#9a7420',
    units: 1,
  },
  {
    id: 'magnesium',
    time: 'bedtime',
    name: m.sample_magnesium,
    short: 'Mg',
    strength: '200 mg',
    price: 3249,
    colour: '#1f5d4c',
    units: 2,
  },
] as const

export type SampleProduct = (typeof sampleProducts)[number]
export type SampleProductId = SampleProduct['id']

/** What the visitor left out of the sample plan, and how to change that. */
export type SampleChoice = { left: readonly SampleProductId[]; onToggle: (id: SampleProductId) => void }

const listPrice = ({ price }: SampleProduct): Money => ({ amount: price, currency: 'EUR' })

const savedOf = (product: SampleProduct): Money => percentOf(listPrice(product), DISCOUNT)

/** What a product of the plan costs, its discount taken off. */
export const samplePrice = (product: SampleProduct): Money => subtract(listPrice(product), savedOf(product))

/** What is chosen costs, and what the plan saves of it: the sums of its products, as in a cart. */
export function sampleTotals(left: readonly SampleProductId[]): { total: Money; saved: Money } {
  const chosen = sampleProducts.filter(({ id }) => !left.includes(id))
  return { total: sum(chosen.map(samplePrice), 'EUR'), saved: sum(chosen.map(savedOf), 'EUR') }
}

/** The same choice with one product taken out or in again. */
export const toggled = (left: readonly SampleProductId[], id: SampleProductId): SampleProductId[] =>
  left.includes(id) ? left.filter((each) => each !== id) : [...left, id]
