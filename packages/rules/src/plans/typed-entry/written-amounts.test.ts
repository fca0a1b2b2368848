import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tellUnread } from './fit-product.ts'
import { readEntry } from './read-entry.ts'

/** What a line says of an amount: certain, to be chosen from, or left to be written. */
function amountsOf(line: string): number[] | 'left' | 'default' {
  const entry = tellUnread(readEntry(line), { name: 'Zinc', brandName: 'Salus' })
  if (entry.is === 'NotSaid') return entry.dose.amount === null ? 'left' : [entry.dose.amount]
  if (entry.is === 'Name' || (entry.dose.amount === null && entry.is === 'Certain')) return 'default'
  if (entry.is === 'Certain') return [Number(entry.dose.amount)]
  return entry.questions.flatMap(({ choices }) =>
    choices.flatMap(({ dose }) => (dose ? Number(dose.amount) : [])),
  )
}

const halvesIn = [
  '',
  ' and a half',
  ' und eine halbe',
  ' en een half',
  ' et demi',
  '½',
  ' ½',
  ' 1/2',
  '+1/2',
  ' 1⁄2',
]
const wholeIn = [1, 2, 3, 4, 5, 6, 7]
const unitIn = [' tablets', ' Tabletten', ' tabletten', ' comprimés']

test('a whole number and a half, however they are written, are exactly that', () => {
  for (const whole of wholeIn)
    for (const half of halvesIn)
      for (const unit of unitIn)
        expect(amountsOf(`zinc ${whole}${half}${unit}`)).toEqual([whole + (half === '' ? 0 : 0.5)])
})

const partIn: [number, string][] = [
  [
    0.5,
    'half a|half of a|a half|½|½ of a|.5|0,5|1/2|a demi|demi-|la moitié d’une |die Hälfte einer |de helft van een ',
  ],
  [0.25, 'a quarter|quarter of a|¼|.25|1⁄4|un quart de|eine Viertel|ein viertel|een kwart|Viertel'],
  [
    0.75,
    'three quarters of a|¾|3/4|3 quarters|drei viertel|dreiviertel|drie kwart|driekwart|trois quarts de',
  ],
]
const unitOfPart = ['tablet', 'Tablette', 'capsule', 'gélule', 'Kapsel']

test('a part of a unit, however it is written, is exactly that', () => {
  for (const [value, words] of partIn)
    for (const word of words.split('|'))
      for (const unit of unitOfPart)
        expect(amountsOf(`zinc ${word.endsWith('-') ? word : `${word} `}${unit}`), `${word} ${unit}`).toEqual(
          [value],
        )
})

const parts: Record<string, number> = { '½': 0.5, '¼': 0.25 }

/** What a text of digits and signs says where it says one number. */
function numberOf(typed: string): number {
  const [, whole, sign = ''] = /^(?:(\d+)\+?)?([½¼])$/.exec(typed) ?? []
  if (sign) return Number(whole ?? 0) + Number(parts[sign])
  const [, ones = '0', up, down] = /^(?:(\d+)\+)?(\d+)[/⁄](\d+)$/.exec(typed) ?? []
  if (up && down) return Number(ones) + Number(up) / Number(down)
  return /^(?:\d+|\d*[.,]\d+)$/.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN
}

test('what is written of digits and signs is exactly that many units, asked, or left to be written', () => {
  const sign = fc.constantFrom('0', '1', '2', '5', '.', ',', '/', '½', '⁄', '-', '+', '¼', '(', ')', '~', '²')
  const typed = fc.array(sign, { minLength: 1, maxLength: 6 }).map((signs) => signs.join(''))
  fc.assert(
    fc.property(
      typed.filter((text) => /[\d½¼]/.test(text)),
      fc.constantFrom(' tablets', 'tablets', ''),
      (text, unit) => {
        const amounts = amountsOf(`zinc ${text}${unit}`)
        if (amounts === 'left') return
        const trimmed = text.replaceAll(unit === 'tablets' ? /^[()]+|[()]*-?[()]*$/g : /^[()]+|[().,]+$/g, '')
        // Alone, as much as nobody takes at once is a strength.
        if (amounts === 'default') {
          expect(unit + trimmed.split('-').map((each) => numberOf(each) > 20)).toMatch(/^true(,true)?$/)
          return
        }
        if (amounts.length > 1) return
        const values = trimmed.split('-').map(numberOf)
        // A time of day without any is no other amount: 0-2-0.
        const taken = values.filter((each) => values.length < 3 || each !== 0)
        expect(amounts, text).toEqual([...new Set(taken)])
      },
    ),
    { numRuns: 2000 },
  )
})
