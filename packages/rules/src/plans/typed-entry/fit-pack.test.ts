import { expect, test } from 'vitest'
import { askPack } from './fit-pack.ts'
import { fitProduct } from './fit-product.ts'
import { answerEntry, readEntry } from './read-entry.ts'

const product = (intakeFormatId: string, deliveryFormatSize: number | null = 60) => ({
  mainServing: { amount: 2, intakeFormatId },
  deliveryFormatSize,
})
const read = (line: string, of = product('capsule')) =>
  askPack(fitProduct(readEntry(line), of.mainServing), of)

test.for([
  'magnesium 60 caps twice daily',
  'Magnesium 60 Kps. 2x täglich',
  'magnesium 60 caps tweemaal daags',
  'magnésium 60 gélules deux fois par jour',
])('the pack in "%s" is no dose: it is asked', (line) => {
  const entry = read(line)
  expect(entry).toMatchObject({
    is: 'Ambiguous',
    dose: { amount: null, formatId: null, times: ['TwoTimesPerDay'] },
    questions: [
      {
        about: 'Words',
        text: '60',
        choices: [{ dose: { amount: 60, formatId: 'capsule' } }, { query: '60' }],
      },
    ],
  })
  expect(answerEntry(entry, { query: '60' })).toMatchObject({
    is: 'Certain',
    dose: { amount: null, times: ['TwoTimesPerDay'] },
  })
})

test('as many as the pack holds are asked, however few, and so are more than anybody takes at once', () => {
  expect(read('zinc 14 sachets daily', product('sachet', 14)).is).toBe('Ambiguous')
  expect(read('zinc 14 sachets morning', product('sachet', 14)).is).toBe('Ambiguous')
  expect(read('zinc 14 sachets morning', product('sachet', 15)).is).toBe('Certain')
  expect(read('zinc 17 tablets morning', product('tablet', null)).is).toBe('Ambiguous')
  expect(read('zinc 16 tablets morning', product('tablet', null)).is).toBe('Certain')
  expect(askPack(readEntry('zinc 30 caps bed'), { mainServing: null, deliveryFormatSize: null }).is).toBe(
    'Ambiguous',
  )
})

test('of one piece, of the serving, and of what is no piece nothing is asked', () => {
  for (const entry of [
    read('zinc 1 cap bed', product('capsule', 1)),
    read('zinc 2 caps bed', product('capsule', 2)),
    read('zinc 30 drops bed', product('drop', 30)),
    askPack(readEntry('zinc 60 units bed'), { mainServing: null, deliveryFormatSize: 60 }),
    read('zinc bed'),
  ])
    expect(entry.is).toBe('Certain')
  expect(read('zinc').is).toBe('Name')
})

test('beside another question the pack is asked last, and beside what was not understood it is named', () => {
  expect(read('zinc 60 caps pm')).toMatchObject({ questions: [{ text: 'pm' }, { text: '60' }] })
  expect(read('zinc 60 caps not with food')).toMatchObject({
    is: 'NotSaid',
    dose: { amount: null },
    phrases: ['not with food', '60'],
  })
})
