import type { TaxRow } from '@salvia/contract/orders/numbered-document'
import { expect, test } from 'vitest'
import { creditAmounts, type InvoiceToCredit } from './credit-amounts.ts'
import { totalsOfRows } from './invoice-amounts.ts'

const row = (rate: number, net: number, vat: number): TaxRow => ({ rate, net, vat, gross: net + vat })

/** Goods for 21.80 at 9 % and 12.10 at 21 %, delivery 5.45 at 9 %. */
const invoice: InvoiceToCredit = {
  vatByRate: [row(2100, 1000, 210), row(900, 2500, 225)],
  credited: [],
}

test('a credit note says what the record of its refund says', () => {
  const refund = { amount: 1635, vatByRate: [{ rate: 900, amount: 135, gross: 1635 }] }
  expect(creditAmounts(invoice, refund)).toEqual({
    vatByRate: [row(900, 1500, 135)],
    ...{ net: 1500, vat: 135, total: 1635 },
  })
})

test('where nothing tells what is of which rate, an amount is of every rate in proportion to what is left', () => {
  const half = { amount: 1968, vatByRate: null }
  expect(creditAmounts(invoice, half)?.vatByRate).toEqual([row(2100, 500, 105), row(900, 1250, 113)])
  const later = { ...invoice, credited: [row(2100, 1000, 210)] }
  expect(creditAmounts(later, { amount: 1090, vatByRate: null })?.vatByRate).toEqual([row(900, 1000, 90)])
})

test('what was credited before its turn takes the rest of another rate, as does an older record', () => {
  const credited = [row(900, 2000, 180)]
  for (const vatByRate of [[{ rate: 900, amount: 90, gross: 1090 }], [{ rate: 900, amount: 90 }]]) {
    const made = creditAmounts({ ...invoice, credited }, { amount: 1090, vatByRate })
    expect(made?.vatByRate).toEqual([row(2100, 450, 95), row(900, 500, 45)])
    expect(totalsOfRows(made?.vatByRate ?? [])).toEqual({ net: 950, vat: 140, total: 1090 })
  }
})

test('what is more than the invoice says is credited no further', () => {
  const credited = [row(2100, 1000, 210), row(900, 2000, 180)]
  const made = creditAmounts({ ...invoice, credited }, { amount: 1000, vatByRate: null })
  expect(made).toEqual({ vatByRate: [row(900, 500, 45)], net: 500, vat: 45, total: 545 })
})
