import { readFileSync } from 'node:fs'
import { readLabel } from '@salvia/rules/label/read-label'
import { expect, test } from 'vitest'

const answers: unknown[] = JSON.parse(
  readFileSync(new URL('../data/catalogue/label-answers-v9.json', import.meta.url), 'utf8'),
)
const labels = answers.map(readLabel)

test('recorded answers are read whole', () => {
  expect(
    labels.map((label) => [
      label?.labelId,
      label?.brandName,
      label?.physicalState,
      label?.servingsPerContainer?.least,
      label?.servingSizes.length,
      label?.ingredients.length,
      label?.ingredients.filter(({ amount }) => amount !== null).length,
      label?.texts.otherIngredients.length,
    ]),
  ).toEqual([
    ['179343', 'Nature Made', 'Other (e.g. tea bag)', 30, 1, 5, 5, 16],
    ['214224', 'Nordic Naturals', 'Softgel Capsule', 30, 1, 9, 9, 6],
    ['264116', 'Solgar', 'Capsule', 60, 1, 5, 5, 6],
    ['330088', 'BulkSupplements.com', 'Capsule', 120, 1, 1, 1, 1],
  ])
})

test('amounts, forms and nesting of recorded answers are kept', () => {
  const rows = labels.flatMap((label) => label?.ingredients ?? [])
  expect(rows.find(({ name }) => name === 'Glucosamine Hydrochloride')).toMatchObject({
    amount: 1.5,
    unit: 'Grams',
    depth: 0,
    doses: [{ servingSizeOrder: 1, percentDailyValue: null }],
  })
  expect(rows.find(({ name, amount }) => name === 'Vitamin D3' && amount === 25)).toMatchObject({
    unit: 'Micrograms',
    forms: ['Cholecalciferol'],
  })
  expect(rows.filter(({ group }) => group?.startsWith('Lactobacillus acidophilus'))).toMatchObject([
    { depth: 1, amount: 1.25, unit: 'BillionsColonyFormingUnit' },
  ])
  expect(rows.flatMap(({ doses }) => doses).filter(({ unit, printedUnit }) => printedUnit && !unit)).toEqual(
    [],
  )
})

test('what buyers read names neither headings nor US law', () => {
  for (const label of labels) {
    const texts = Object.values(label?.texts ?? {})
      .flat()
      .join('\n')
    expect(texts).not.toMatch(/FDA|not intended to diagnose|^directions:/im)
  }
  expect(labels[1]?.texts.directions[0]).toMatch(/^Two soft gels daily/)
})
