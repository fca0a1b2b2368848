import type { ProductCard } from '@salvia/contract/catalogue/shop'
import { ItemInput } from '@salvia/contract/plans/plan-records'
import { findPhaseRefusals } from '@salvia/rules/plans/dose-phases'
import { readEntry } from '@salvia/rules/plans/typed-entry/read-entry'
import type { Choice } from '@salvia/rules/plans/typed-entry/typed-entry'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DraftItem } from './plan-draft.ts'
import { fittingFirst, type Labelled, questionOf, readFor, typedItem } from './typed-item.ts'

const lysine: Labelled = {
  product: {
    ...{ id: '018f3a30-0000-7000-8000-000000000001', name: 'L-Lysine 500 mg', brandName: "Doctor's Best" },
    mainServing: { amount: 1, intakeFormatId: 'capsule' },
  } as unknown as ProductCard,
  rows: [
    {
      ...{ ingredientId: 'lysine', ingredientName: 'L-Lysine', labelName: 'L-Lysine', nutrientKey: null },
      ...{ form: null, amount: 500, unit: 'Milligrams', depth: 0 },
    },
  ],
}

test.for(['L-Lysine 1000 mg 1 with breakfast', 'L-Lysine 1000 mg 1 zum Frühstück'])(
  'an answer without a unit counts the product’s, whose strength is asked then: %s',
  (line) => {
    const answers: Choice[] = [{ dose: { amount: 1, formatId: null } }]
    expect(questionOf(readFor(readEntry(line), lysine, []))).toMatchObject({ about: 'Words', text: '1' })
    expect(questionOf(readFor(readEntry(line), lysine, answers))).toMatchObject({
      about: 'Strength',
      choices: [{ dose: { amount: 1, formatId: 'capsule' } }, { dose: { amount: 2, formatId: 'capsule' } }],
    })
  },
)

test('a product that is typed by brand and name comes first also where it cannot be bought', () => {
  const found = (id: string, name: string, brandName: string, stock = 'InStock'): Labelled => ({
    product: {
      ...{ id, name, brandName, mainServing: { amount: 2, intakeFormatId: 'capsule' } },
      stockStatus: { id: stock },
    } as unknown as ProductCard,
    rows: [],
  })
  const all = [
    found('blend', 'MyCommunity', 'Host Defense'),
    found('other', 'Turkey Tail', 'Solaray'),
    found('typed', 'Turkey Tail', 'Host Defense', 'OutOfStock'),
  ]
  const firstFor = (line: string) => fittingFirst(all, readEntry(line))[0]?.product.id
  expect(firstFor('Host Defense Turkey Tail 2 capsules twice daily')).toBe('typed')
  expect(firstFor('Host Defense 2 capsules twice daily')).toBe('blend')
  expect(firstFor('Turkey Tail 2 capsules twice daily')).not.toBe('typed')
  const twice = [...all, found('large', 'Turkey Tail 120 ct', 'Host Defense')]
  expect(fittingFirst(twice, readEntry('Host Defense Turkey Tail 2 caps'))[0]?.product.id).not.toBe('typed')
})

/** Every item that a line and any answers to it can add. */
function itemsOf(line: string, answers: Choice[] = []): DraftItem[] {
  const read = readFor(readEntry(line), lysine, answers)
  const question = questionOf(read)
  if (!question) return [typedItem(lysine.product, { entry: read }, null)]
  return question.choices.flatMap((choice) => itemsOf(line, [...answers, choice]))
}

test('whatever is typed and answered, the item is one that a plan takes', () => {
  const piece = fc.constantFrom(
    ...['1', '2', '2x', '1 cap', '1-2 caps', '5 g', '6 a day', '30 caps', '2 tabs', '1000 mg', '500 mg'],
    ...['am', 'pm', 'bed', 'morning or evening', 'noon and afternoon', 'with breakfast', 'twice daily'],
    ...['daily', 'once or twice daily', 'with each meal', 'with food', '1-0-1', '4 caps in 2 times'],
    ...['for 1-2 weeks', '10 days', 'every other day', '200 days on 100 off', 'as needed', 'and'],
  )
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1, maxLength: 4 }), (pieces) => {
      const line = `L-Lysine ${pieces.join(' ')}`
      for (const { product: _, ...item } of itemsOf(line)) {
        expect(findPhaseRefusals(item), line).toEqual([])
        expect(ItemInput.safeParse(item).error, line).toBe(undefined)
      }
    }),
    { numRuns: 2000 },
  )
})
