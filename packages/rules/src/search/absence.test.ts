import { expect, test } from 'vitest'
import { jointAbsence, subjectAbsence } from './absence.ts'

test('several absences are one: any of them held, all of them free', () => {
  const milk = subjectAbsence(['Milk'])
  expect(jointAbsence([milk, null, subjectAbsence(['Soy', 'Eggs'])])).toEqual({
    held: "'holds:Milk' | 'holds:Soy' | 'holds:Eggs'",
    free: "'free:Milk' & 'free:Soy' & 'free:Eggs'",
  })
  expect(jointAbsence([null, subjectAbsence([])])).toBeNull()
})
