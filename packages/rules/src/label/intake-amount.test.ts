import { expect, test } from 'vitest'
import { measuredIntake, printedIntake } from './intake-amount.ts'

test.for([
  [2, 'Vegetable Capsule(s)', 'capsule', { amount: 2, intakeFormatId: 'capsule' }],
  [500, 'mg', 'powder', { amount: 0.5, intakeFormatId: 'gram' }],
  [1, 'fl. oz.', 'liquid', { amount: 30, intakeFormatId: 'milliliter' }],
  [0, 'Capsule(s)', 'capsule', null],
  [null, 'Capsule(s)', 'capsule', null],
  [-1, 'Capsule(s)', 'capsule', null],
  [1, 'serving', 'powder', null],
] as const)('%s %s of a %s is what a person takes', ([quantity, unit, format, intake]) => {
  expect(printedIntake({ quantity, unit }, format)).toEqual(intake)
})

test.for([
  ['One Scoop', 'powder', { amount: 1, intakeFormatId: 'scoop' }],
  ['About 1/2 teaspoon', 'powder', { amount: 0.5, intakeFormatId: 'teaspoon' }],
  ['~ 20 drops', 'drops', { amount: 20, intakeFormatId: 'drop' }],
  ['1/0 teaspoon', 'powder', null],
  ['5 grams', 'powder', null],
  ['children', 'powder', null],
  ['1/2', 'powder', null],
  ['', 'capsule', null],
  [null, 'capsule', null],
] as const)('the note %s of a %s is a measure', ([notes, format, intake]) => {
  expect(measuredIntake(notes, format)).toEqual(intake)
})
