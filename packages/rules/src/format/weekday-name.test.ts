import { languages } from '@salvia/contract/words/locale'
import { expect, test } from 'vitest'
import { weekdayName } from './weekday-name.ts'

test('a day of the week is written out in each language', () => {
  expect(languages.map((language) => weekdayName('monday', language))).toEqual([
    ...['Monday', 'Montag', 'maandag', 'lundi'],
  ])
  expect(weekdayName('sunday', 'en')).toBe('Sunday')
})
