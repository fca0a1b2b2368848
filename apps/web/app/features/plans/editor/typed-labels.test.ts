import type { ProductCard } from '@salvia/contract/catalogue/shop'
import { readEntry } from '@salvia/rules/plans/typed-entry/read-entry'
import { expect, test } from 'vitest'
import { readFor, typedItem } from './typed-item.ts'

const product = {
  ...{ id: 'zinc', name: 'Zinc Picolinate', brandName: 'Salus' },
  mainServing: { amount: 2, intakeFormatId: 'tablet' },
} as unknown as ProductCard

const itemOf = (line: string) =>
  typedItem(product, { entry: readFor(readEntry(line), { product, rows: [] }, []) }, 'For1Month')

test.for([
  ...['zinc 1 tab bed, duration: 3 months', 'Zinc 1 Tbl. zur Nacht, Dauer: 3 Monate'],
  ...['zinc 1 tablet vdn, duur 3 maanden', 'zinc 1 cp au coucher, durée : 3 mois'],
])('what a length is called is no word that is not understood: %s', (line) => {
  expect(itemOf(line)).toMatchObject({
    ...{ intakeAmount: 1, intakeFormatId: 'tablet', intakeTime: ['BedTime'], duration: 'For3Month' },
  })
})

test.for([
  ...['zinc 1 tab bed, duration: evening', 'zinc 1 tab, time: 3 months', 'zinc 1 tab 12 j'],
  ...['zinc 1 tab, second dose: evening', 'zinc 1 tab bed, old dose: 1 tab', 'zinc 1 dose: morning'],
  ...['zinc 1 tab bed, pause duration: 1 week', 'Zinc 1 Tbl. f. abends'],
])('a label before what it does not call, or beside words that change it, writes no dose: %s', (line) => {
  expect(itemOf(line)).toMatchObject({ intakeAmount: null, intakeTime: [], duration: 'For1Month' })
})
