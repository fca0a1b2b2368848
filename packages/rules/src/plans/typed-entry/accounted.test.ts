import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitProduct, type OfLine, tellUnread } from './fit-product.ts'
import { fitStrength } from './fit-strength.ts'
import { de } from './phrases/de.ts'
import { en } from './phrases/en.ts'
import { fr } from './phrases/fr.ts'
import { mixed } from './phrases/mixed.ts'
import { nl } from './phrases/nl.ts'
import { readEntry } from './read-entry.ts'
import type { TypedEntry } from './typed-entry.ts'

const row = {
  ...{ ingredientId: 'zinc', ingredientName: 'Zinc', labelName: 'Zinc', nutrientKey: 'zinc', form: null },
  ...{ amount: 30, unit: 'Milligrams' as const, depth: 0 },
}
const product = {
  ...{ name: 'Zinc Picolinate 30 mg', brandName: 'Salus', rows: [row] },
  mainServing: { amount: 1, intakeFormatId: 'capsule' },
}

const readOf = (line: string): TypedEntry =>
  fitStrength(tellUnread(fitProduct(readEntry(line), product.mainServing), product), product)

/** Whether a line writes a dose without a question, be it the typed one or the default. */
const isWritten = (line: string): boolean => ['Name', 'Certain'].includes(readOf(line).is)

const name = fc.constantFrom('zinc', 'zinc picolinate', 'Salus zinc', 'zinc 30 mg', 'zinc 30', 'pico zinc')
const dose = fc.constantFrom(
  ...['1 cap', '2 caps bed', '1 cap twice a day', '1-0-1', 'bed', '1 capsule with food', '1 Kapsel abends'],
  ...['2x täglich 1 Kps', "1 capsule 's avonds", '1 gélule le matin', '1 cap for 3 months', 'fasted'],
)
/** What holds a digit, or nobody knows. */
const junk = fc.oneof(
  fc.constantFrom(
    ...[
      '2x100mg',
      '3x1mg',
      '2c',
      '1po',
      '4:1',
      '2.0.1',
      '1/4c',
      'q12',
      'x3x',
      '2caps,bed',
      'ii',
      'iv',
      'xbx',
    ],
    ...['mwf', 'titrate', 'divided', 'langsam', 'opbouwen', 'progressivement', 'b.i.w', '7/52', '3/12'],
    ...['400', '25', '5000', '1,5x', 'in 2 Wochen', 'per 10 kg', 'en 7 fois', 'at 8'],
  ),
  fc
    .tuple(fc.integer({ min: 1, max: 9999 }), fc.constantFrom('z', 'qx', '@', '=', '!x', 'bot', 'sq', '#'))
    .map(([number, letters]) => `${number}${letters}`),
  fc.string({ unit: fc.constantFrom(...'bcdfghjklmnpqrstvwxz'), minLength: 5, maxLength: 8 }),
)

test('after the dose a word that is not known and not of the product leaves the dose to be written', () => {
  fc.assert(
    fc.property(name, dose, junk, dose, (words, said, other, more) => {
      for (const line of [`${words} ${said} ${other}`, `${words} ${said} ${other} ${more}`])
        expect(isWritten(line), line).toBe(false)
    }),
    { numRuns: 1000 },
  )
})

test('what holds a digit and is not read leaves the dose to be written, wherever it stands', () => {
  fc.assert(
    fc.property(
      name,
      dose,
      junk.filter((each) => /^\S*\d\S*$/.test(each)),
      (words, said, other) => {
        for (const line of [`${words} ${other} ${said}`, `${other} ${words} ${said}`, `${words} ${other}`])
          expect(isWritten(line), line).toBe(false)
      },
    ),
    { numRuns: 1000 },
  )
})

test('a number above 20 is a strength without its unit, which the product has to have', () => {
  fc.assert(
    fc.property(fc.integer({ min: 21, max: 9999 }), dose, (number, said) => {
      const isHeld = number === 30
      expect(isWritten(`zinc ${number} ${said}`)).toBe(isHeld)
      expect(isWritten(`zinc ${number}`)).toBe(isHeld)
    }),
    { numRuns: 500 },
  )
  const ofLabel = { ...product, name: 'Zinc Picolinate' }
  const entry = readEntry('zinc 30 1 cap')
  expect(tellUnread(entry, ofLabel)).toBe(entry)
  expect(tellUnread(entry, { ...ofLabel, rows: [] }).is).toBe('NotSaid')
  expect(tellUnread(entry, { ...ofLabel, mainServing: null }).is).toBe('NotSaid')
})

test('a line of the words of a product and of known words alone is read', () => {
  fc.assert(
    fc.property(name, dose, (words, said) => {
      expect(isWritten(`${words} ${said}`), `${words} ${said}`).toBe(true)
    }),
  )
})

/** What changes a dose and this reader does not know. */
const changing = fc.constantFrom(
  ...[
    'fortnightly',
    'biweekly',
    'MWF',
    'eow',
    'stop',
    'avoid',
    'pause',
    'half-dose',
    'only if deficient',
    'to',
  ],
  ...[
    'vierzehntägig',
    'zweiwöchentlich',
    'wöchentl.',
    'quartalsweise',
    'einhalb',
    'einviertel',
    'doppelt',
    'absetzen',
  ],
  ...['jede 2. Woche', 'ab 2. Tag', 'am 2. Tag', 'nach 2 Wochen', 'Kinder ab 1 Jahr', 'Pause 2 Wochen'],
  ...['veertiendaags', 'tweewekelijks', 'ma/wo/vr', 'dubbel', 'over 2 weken', 'vanaf 1 jaar', 'stop 1 maand'],
  ...[
    'hebdo',
    'bihebdomadaire',
    'mensuel',
    'lun/mer/ven',
    'demi-dose',
    'arrêt',
    'après 2 semaines',
    'dans 2 semaines',
  ],
  ...['x', 'q', '>', '~', '1 or 2 mg', '15-30 mg', '.3 mg', '>30 mg', '-30 mg', '½ mg', 'triple'],
)

test('before the dose, and beside a name alone, a word that nobody knows leaves the dose to be written', () => {
  fc.assert(
    fc.property(name, fc.oneof(changing, junk), dose, (words, said, other) => {
      for (const line of [`${words} ${said} ${other}`, `${said} ${words} ${other}`, `${words} ${said}`])
        expect(isWritten(line), line).toBe(false)
    }),
    { numRuns: 1000 },
  )
})

const foundBy = (...matches: NonNullable<OfLine['matches']>) => ({ ...product, matches })

test.for([
  ['1 Kapsel Zink abends', [{ text: 'Zink', by: 'Content' }]],
  ['Zinktabletten 1 Tablette', [{ text: 'Zink', by: 'Name' }]],
  [
    'zinkcitraat 1 capsule',
    [
      { text: 'zink', by: 'Name' },
      { text: 'citraat', by: 'Content' },
    ],
  ],
  ['Zinkspray 1 Kapsel', [{ text: 'Zink', by: 'Name' }]],
  ['zn 1 cap', [{ text: 'zinc', by: 'Name' }]],
  ['vit b 1 cap', [{ text: 'vitamin b', by: 'Content' }]],
  ['vegan zinc supplement 1 cap', []],
  ['salus magnezium 1 cap', [{ text: 'magnesium', by: 'Content' }]],
  ['Fischoel 1 Kapsel', [{ text: 'Fischöl', by: 'Kind' }]],
  ['zinc fish oil 1 cap', [{ text: 'fish oil', by: 'Similar' }]],
  ['zinc drops', []],
  ['b 6 daily', [{ text: 'b6', by: 'Content' }]],
  ['d3/k2 1 cap', []],
  ['Omega-3-Fischöl 1 Kapsel', [{ text: 'Fischöl', by: 'Kind' }]],
] as const)('of "%s" each word is of a product that is found by %j', ([line, matches]) => {
  const entry = readEntry(line)
  expect(tellUnread(entry, foundBy(...matches))).toBe(entry)
})

test.for([
  ['zinc dans 1 gélule', [{ text: 'dans', by: 'Text' }], 'dans'],
  ['zinc ab 1 Kapsel', [{ text: 'ab', by: 'Similar' }], 'ab'],
  ['good bed 1 cap', [{ text: 'good', by: 'Similar' }], 'good'],
  ['magnezium 1 cap', [{ text: 'magnesium', by: 'Content' }], 'magnezium'],
  ['zinc pair bed', [{ text: 'pair', by: 'Similar' }], 'pair'],
  ['zinc dozen bed', [{ text: 'dozen', by: 'Similar' }], 'dozen'],
  ['zinc paire le soir', [{ text: 'paire', by: 'Similar' }], 'paire'],
  ['zinc Dutzend abends', [{ text: 'Dutzend', by: 'Similar' }], 'Dutzend'],
  ['zinc hebd 1 gélule', [{ text: 'hebe', by: 'Content' }], 'hebd'],
  ['wöchentl. zinc 1 cap', [{ text: 'cochenille', by: 'Additive' }], 'wöchentl.'],
  ['Zinkab 1 Kapsel', [{ text: 'Zink', by: 'Content' }], 'Zinkab'],
  ['1 Kapsel Zink mwf', [{ text: 'Zink', by: 'Content' }], 'mwf'],
  ['bisglyc 2 caps zinc bed', [], 'bisglyc'],
  ['d3/mwf 1 cap', [], 'd3/mwf'],
  ['d3/k 2x 1 cap', [{ text: 'Zink', by: 'Content' }], 'd3/k'],
] as const)('of "%s" found by %j it is told: %s', ([line, matches, told]) => {
  expect(tellUnread(readEntry(line), foundBy(...matches))).toMatchObject({ is: 'NotSaid', phrases: [told] })
})

test.for([
  ['triple zinc', 'zinc 1 cap triple', 'triple'],
  ['Zinc 3 mg', 'zinc 1 cap 3', '3'],
  ['Zinc 5 mg', 'zinc 5 mg 1 cap 5', '5'],
] as const)('after the dose a word of %s that may be another dose is told: %s', ([called, line, told]) => {
  expect(tellUnread(readEntry(line), { ...product, name: called })).toMatchObject({ phrases: [told] })
})

test('one word is what is searched for, however it was found', () => {
  expect(tellUnread(readEntry('hebdo'), product).is).toBe('Name')
  expect(tellUnread(readEntry('2c'), product).is).toBe('NotSaid')
})

test('of the product that a line of the tables names, what was read stays as it is', () => {
  const left = [en, de, nl, fr, mixed]
    .flatMap((table) => table.trim().split('\n'))
    .map((row) => row.split(' =>')[0] ?? '')
    .filter((line) => {
      const entry = readEntry(line)
      const named = { name: entry.query, brandName: 'Salus' }
      return entry.is !== 'NotSaid' && tellUnread(entry, named) !== entry
    })
  // What may be another amount or another time a day is not settled by a name that has it.
  expect(left).toEqual(['zinc 2.5 tablets and a half', 'magnesium 1 cap x', 'magnesium 2 x one'])
})
