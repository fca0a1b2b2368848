import { expect, test } from 'vitest'
import { shown } from '../../../test/plans/shown-lines.ts'

test.for([
  ['Zinc 1 cap daily £9.99', 'Zinc 1 cap daily'],
  ['Zink 1 Kapsel abends – 1.234,50 €', 'Zink 1 Kapsel abends'],
  ['Zinc ; 1 gélule le soir ; 15,90 €', 'Zinc ; 1 gélule le soir'],
  ['€ 16,95 Zink 1 capsule per dag', 'Zink 1 capsule per dag'],
  ['Zinc 1 cap daily CHF 12.-', 'Zinc 1 cap daily'],
  ['Zinc 1 cap daily 12 EUR', 'Zinc 1 cap daily'],
  // A number before it may be a strength or an amount.
  ['Zinc 1 cap daily 30 150 €', 'Zinc 1 cap daily 30'],
])('a price is left out of a line: %s', ([line, read]) => {
  expect(shown(`${line}/Iron 1 cap`)).toEqual([read, 'Iron 1 cap'])
})

test.for(['Zinc 1 cap daily 12 eurycoma', 'Zinc 1 cap daily CHF', 'Zinc (€ 0,20 per 1 cap'])(
  'what is no price alone stays, or says that it is not understood: %s',
  (line) => {
    expect(shown(`${line}/Iron 1 cap`)[0]).toContain(line.split(' ').at(-1))
  },
)

test.for([
  ...['Total £63.94', 'Grand total: $ 63.94', 'Shipping £3.50', 'Total incl. VAT 63.94 €'],
  ...['Summe 37,80 €', 'Gesamtbetrag: 37,80 €', 'Versand 4,95 €', 'inkl. MwSt. 6,10 €'],
  ...['Totaal € 34,40', 'Verzendkosten € 4,95', 'Btw € 2,10'],
  ...['Total TTC : 37,80 €', 'Frais de port 4,90 €', 'TVA 2,10 €', '€ 16,95'],
  ...['Total 46.40', 'TOTAL 32.80', 'Summe 32,80', 'Totaal 1.048,45', 'Grand total 46.40'],
])('a sum is no product: %s', (sum) => {
  expect(shown(`Zinc 1 cap/${sum}`)).toEqual(['Zinc 1 cap', `~ ${sum}`])
})

test.for(['Total 46', 'Total B 46.40', '46.40'])('what may be no sum stays: %s', (line) => {
  expect(shown(`Zinc 1 cap/${line}`)[1]).not.toBe(`~ ${line}`)
})

test('a price beside a product without a dose leaves the product', () => {
  expect(shown('Zinc 30 mg £9.99/Total formula £12.50')).toEqual(['Zinc 30 mg', 'Total formula'])
})
