import { expect, test } from 'vitest'
import { askedFor } from './inquiry-words.ts'

test.for([
  ['Lactoferrin 200 mg', '', 'Lactoferrin 200 mg'],
  ['Lactoferrin 200 mg', 'Norsan', 'Norsan Lactoferrin 200 mg'],
  ['Norsan Omega-3', 'Norsan', 'Norsan Omega-3'],
  ['NORSAN omega-3', 'Norsan', 'NORSAN omega-3'],
  ['Norsan', 'Norsan', 'Norsan'],
  ['Norsan-Omega', 'Norsan', 'Norsan-Omega'],
  ['Omegalin', 'Omega', 'Omega Omegalin'],
  ['Omega 3 Norsan', 'Norsan', 'Norsan Omega 3 Norsan'],
] as const)('%s of the brand %s is called %s', ([name, brandName, called]) => {
  expect(askedFor({ name, brandName })).toBe(called)
})
