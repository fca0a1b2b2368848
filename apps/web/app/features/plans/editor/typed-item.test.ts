import type { ProductCard } from '@salvia/contract/catalogue/shop'
import type { LastDose } from '@salvia/contract/plans/last-doses'
import { hasInstructions } from '@salvia/rules/plans/has-instructions'
import { readEntry } from '@salvia/rules/plans/typed-entry/read-entry'
import type { Choice } from '@salvia/rules/plans/typed-entry/typed-entry'
import { expect, test } from 'vitest'
import { type FoundCard, fittingFirst, type Labelled, readFor, typedItem } from './typed-item.ts'

const product = {
  ...{ id: 'zinc', name: 'Zinc Picolinate', brandName: 'Salus' },
  mainServing: { amount: 2, intakeFormatId: 'tablet' },
} as unknown as ProductCard

const itemOf = (line: string) =>
  typedItem(product, { entry: readFor(readEntry(line), { product, rows: [] }, []) }, 'For1Month')

test('what was not typed is the default of a new item', () => {
  expect(itemOf('zinc bed')).toMatchObject({
    intakeAmount: 2,
    intakeFormatId: 'tablet',
    intakeTime: ['BedTime'],
    duration: 'For1Month',
    schedule: null,
  })
})

test('a length that no duration has, and days on and off, are the phase of a schedule', () => {
  const phase = { intakeAmount: 1, intakeTime: ['Morning'] }
  expect(itemOf('zinc 1-0-0 10 days')).toMatchObject({
    ...phase,
    duration: null,
    schedule: { phases: [{ ...phase, days: 10 }], cycle: null, startDay: 0 },
  })
  expect(itemOf('zinc 1-0-0 every other day 3 months')).toMatchObject({
    duration: 'For3Month',
    schedule: { phases: [{ ...phase, days: null }], cycle: { daysOn: 1, daysOff: 1 }, startDay: 0 },
  })
})

test('of a line that was not understood in one part no dose is written', () => {
  const lines = [
    'zinc 1 tab 1-2x per week',
    'zinc 1 tab mwf',
    'zinc 1/3 tab morning',
    'zinc 1 tab daily except weekends with food 3mo',
    'zinc 1 tab daily for 5 days a month',
    'zinc 1 tab every other day, increasing by 1 tab weekly',
    'zinc 2x15mg bed',
    'zinc 400 1 tab bed',
    'zinc 2 tabs in 2 Wochen',
  ]
  for (const line of lines) {
    const item = itemOf(line)
    expect(item, line).toMatchObject({ intakeAmount: null, intakeTime: [], intakeFoodInstruction: null })
    expect(item, line).toMatchObject({ duration: 'For1Month', schedule: null })
    expect(hasInstructions(item, 'For1Month'), line).toBe(false)
  }
})

test('a word before the dose is the product’s only where the search found it by what it is', () => {
  const found = { ...product, matches: [{ text: 'Zink', by: 'Content' as const }] }
  const read = (line: string) => readFor(readEntry(line), { product: found, rows: [] }, [])
  expect(read('Zink 1 Tablette abends')).toMatchObject({ is: 'Certain', dose: { amount: 1 } })
  for (const line of ['Zink vierzehntägig 1 Tablette', 'vierzehntägig Zink 1 Tablette', 'Zink vierzehntägig'])
    expect(read(line)).toMatchObject({ is: 'NotSaid', phrases: ['vierzehntägig'] })
  expect(itemOf('Zink 1 Tablette abends')).toMatchObject({ intakeAmount: null, intakeTime: [] })
})

test('a number that is of the name leaves the amount of the serving, and what else was typed', () => {
  const omega = { ...product, name: 'Vegan Omega-3' }
  const itemWith = (line: string, at: number) => {
    const labelled = { product: omega, rows: [] }
    const asked = readFor(readEntry(line), labelled, [])
    const choice = asked.is === 'Ambiguous' ? asked.questions[0]?.choices[at] : undefined
    return typedItem(omega, { entry: readFor(readEntry(line), labelled, choice ? [choice] : []) }, null)
  }
  expect(itemWith('omega 3 tabs bed', 0)).toMatchObject({ intakeAmount: 3, intakeTime: ['BedTime'] })
  expect(itemWith('omega 3 tabs bed', 1)).toMatchObject({ intakeAmount: 2, intakeTime: ['BedTime'] })
  expect(itemWith('omega 3 tabs daily', 2)).toMatchObject({ intakeAmount: 2, intakeTime: ['OneTimePerDay'] })
})

test('an amount that was typed and not read is left to be written, and so is a pack', () => {
  for (const line of ['zinc 2c bed', 'zinc ii tabs bed', 'zinc 30 dps bed', 'zinc 1 dessertspoon bed'])
    expect(itemOf(line), line).toMatchObject({ intakeAmount: null, intakeTime: [] })
  expect(readFor(readEntry('zinc 60 tabs bed'), { product, rows: [] }, [])).toMatchObject({
    is: 'Ambiguous',
    questions: [{ text: '60' }],
  })
  expect(itemOf('zinc one a day with dinner')).toMatchObject({ intakeAmount: 1, intakeTime: ['Evening'] })
})

test('a product named alone has the dose that was last written for it, and a typed dose nothing of that', () => {
  const last: LastDose = {
    productId: product.id,
    intakeAmount: 3,
    intakeFormatId: product.mainServing?.intakeFormatId ?? null,
    intakeTime: ['BedTime'],
    intakeFoodInstruction: null,
    duration: 'For3Month',
    schedule: null,
  }
  const withLast = (line: string, duration: 'For1Month' | null) =>
    typedItem(product, { entry: readFor(readEntry(line), { product, rows: [] }, []), last }, duration)
  expect(withLast('picolinate', null)).toMatchObject({
    intakeAmount: 3,
    intakeTime: ['BedTime'],
    duration: 'For3Month',
  })
  expect(withLast('picolinate', 'For1Month')).toMatchObject({ intakeAmount: 3, duration: 'For1Month' })
  expect(withLast('picolinate morning', null)).toMatchObject({
    intakeAmount: 2,
    intakeTime: ['Morning'],
    duration: null,
  })
})

test('what can be bought, matches most words, has the typed strength and is counted in the typed unit comes first, else the order stays', () => {
  const found = (id: string, intakeFormatId: string, stock = 'InStock', unmatched?: string[]): Labelled => ({
    product: {
      ...{
        unmatched,
        id,
        name: `Magnesium ${id}`,
        brandName: 'Salus',
        mainServing: { amount: 1, intakeFormatId },
      },
      stockStatus: { id: stock },
    } as unknown as ProductCard,
    rows: [],
  })
  const all = [
    found('powder', 'scoop'),
    found('gone 90 mg', 'capsule', 'OutOfStock'),
    found('softgel', 'softgel'),
    found('90 mg', 'tablet'),
    found('capsule', 'capsule'),
  ]
  const idsFor = (line: string) => fittingFirst(all, readEntry(line)).map(({ product: { id } }) => id)
  expect(idsFor('magnesium 2 caps bed')).toEqual(['capsule', 'softgel', 'powder', '90 mg', 'gone 90 mg'])
  expect(idsFor('magnesium 90 mg 2 caps')).toEqual(['90 mg', 'capsule', 'softgel', 'powder', 'gone 90 mg'])
  for (const line of ['magnesium 2 bed', 'magnesium'])
    expect(idsFor(line)).toEqual(['powder', 'softgel', '90 mg', 'capsule', 'gone 90 mg'])
  const other = found('of another brand, 90 mg', 'capsule', 'InStock', ['solgar'])
  expect(
    fittingFirst([other, ...all], readEntry('solgar magnesium 90 mg 2 caps')).map(
      ({ product: { id } }) => id,
    ),
  ).toEqual(['90 mg', 'capsule', 'softgel', 'powder', 'of another brand, 90 mg', 'gone 90 mg'])
})

test('of its strength a line is asked after what else is to be asked, and the last answer counts', () => {
  const line = readEntry('zinc 15 mg 1-2 tabs bed')
  const withAnswers = (...amounts: number[]) =>
    readFor(
      line,
      { product, rows: [] },
      amounts.map((amount) => ({ dose: { amount, formatId: 'tablet' } })),
    )
  expect(withAnswers()).toMatchObject({ questions: [{ about: 'Words' }] })
  expect(withAnswers(2)).toMatchObject({
    questions: [{ about: 'Strength', choices: [{ dose: { amount: 2 } }] }],
  })
  expect(withAnswers(2, 2)).toMatchObject({ is: 'Certain', dose: { amount: 2, times: ['BedTime'] } })
})

test('of a line in another unit and of another strength one answer settles both', () => {
  const row = {
    ...{ ingredientId: 'zinc', ingredientName: 'Zinc', labelName: 'Zinc', nutrientKey: 'zinc', form: null },
    ...{ amount: 20, unit: 'Milligrams' as const, depth: 0 },
  }
  const readWith = (...answers: Choice[]) =>
    readFor(readEntry('zinc 15 mg 2 capsules bed'), { product, rows: [row] }, answers)
  const [typed, serving, same] = [
    { dose: { amount: 2, formatId: 'capsule' } },
    { dose: { amount: 2, formatId: 'tablet' } },
    { dose: { amount: 3, formatId: 'tablet' } },
  ]
  expect(readWith()).toMatchObject({
    questions: [
      { about: 'Strength', held: { amount: 10, formatId: 'tablet' }, choices: [typed, serving, same] },
    ],
  })
  for (const answer of [typed, serving, same])
    expect(readWith(answer)).toMatchObject({ is: 'Certain', dose: { ...answer.dose, times: ['BedTime'] } })
})

test('what is called by a typed word comes before what holds it among others, and of those alike the plainest name', () => {
  const found = (id: string, name: string, isNamed: boolean, amount = 15): Labelled => ({
    product: {
      ...{ id, name, isNamed, brandName: 'Salus', mainServing: { amount: 1, intakeFormatId: 'tablet' } },
      stockStatus: { id: 'InStock' },
    } as unknown as ProductCard,
    rows: [
      {
        ...{
          ingredientId: 'zinc',
          ingredientName: 'Zinc',
          labelName: 'Zinc',
          nutrientKey: 'zinc',
          form: null,
        },
        ...{ amount, unit: 'Milligrams' as const, depth: 0 },
      },
    ],
  })
  const all = [
    found('multi', 'Your Life Multi', false),
    found('weak', 'Zinc', true, 10),
    found('copper', 'Zinc-Copper Balance', true),
    found('lemon', 'Zinc Lemon 15 mg', true),
    found('plain', 'Zinc 15 mg', true),
  ]
  const idsFor = (line: string) => fittingFirst(all, readEntry(line)).map(({ product: { id } }) => id)
  for (const line of ['Zink 15 mg 1 Tablette', 'Zink 15 mg morgens 1 abends 2'])
    expect(idsFor(line)).toEqual(['plain', 'lemon', 'copper', 'weak', 'multi'])
  expect(idsFor('Zink 1 Tablette')).toEqual(['weak', 'copper', 'lemon', 'plain', 'multi'])
})

test('a compound that a search takes for the typed one does not come first for having its strength', () => {
  const found = (id: string, nutrientKey: string | null, amount: number): Labelled => ({
    product: {
      ...{ id, name: id, brandName: 'Salus', mainServing: { amount: 1, intakeFormatId: 'capsule' } },
      ...{
        stockStatus: { id: 'InStock' },
        matches: ['Pantothenic Acid', 'Vitamin B5'].map((text) => ({ text, by: 'Content' })),
      },
    } as unknown as FoundCard,
    rows: [
      {
        ...{ ingredientId: id, ingredientName: id, labelName: id, nutrientKey, form: null },
        ...{ amount, unit: 'Milligrams' as const, depth: 0 },
      },
    ],
  })
  const acid = found('Pantothenic Acid', 'pantothenic_acid', 500)
  const all = [found('Pantethine', null, 250), acid]
  for (const line of ['Pantothenic Acid 250 mg 1 capsule', 'Vitamin B5 250 mg 1 capsule']) {
    expect(fittingFirst(all, readEntry(line))[0], line).toBe(acid)
    expect(readFor(readEntry(line), acid, []), line).toMatchObject({ questions: [{ about: 'Strength' }] })
  }
  expect(fittingFirst(all, readEntry('Pantothenic Acid'))).toEqual(all)
})
