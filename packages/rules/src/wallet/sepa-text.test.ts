import { expect, test } from 'vitest'
import { isSepaNumber } from './sepa-country.ts'
import { sepaText } from './sepa-text.ts'

test.for([
  ['Praxis Huber & Sohn', 70, 'Praxis Huber + Sohn'],
  ["Isabelle d’Août's “Practice”", 70, "Isabelle d'Ao t's Practice"],
  ['//A//B/ ', 70, 'A/B'],
  ['A_B;C', 70, 'A B,C'],
  ['Salvia  B.V.\n(NL)', 70, 'Salvia B.V. (NL)'],
  ['abcdefghij klmnop', 11, 'abcdefghij'],
  ['💊', 70, ''],
] as const)('%j in %i characters is written as %j', ([text, length, expected]) => {
  expect(sepaText(text, length)).toBe(expected)
})

test.for([
  ['NL91ABNA0417164300', true],
  ['GB29NWBK60161331926819', true],
  ['TR330006100519786457841326', false],
  ['021000021', false],
  ['SE', false],
] as const)('%s is reached by SEPA: %s', ([number, isReached]) => {
  expect(isSepaNumber(number)).toBe(isReached)
})
