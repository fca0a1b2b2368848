import { languages } from '@salvia/contract/words/locale'
import { adherenceAlerts } from '@salvia/contract/words/plans'
import { expect, test } from 'vitest'
import { proposedText } from './proposed-text.ts'

test('a text is proposed in the client’s language, for each alert another one', () => {
  expect(proposedText({ firstName: 'Anna', languageCode: 'nl' }, 'NotViewed')).toMatch(/^Hallo Anna,\n\nIk /)
  const all = languages.flatMap((languageCode) =>
    adherenceAlerts.map((alert) => proposedText({ firstName: 'Anna', languageCode }, alert)),
  )
  expect(new Set(all).size).toBe(languages.length * adherenceAlerts.length)
})

test('who has no name in the file is greeted without one', () => {
  expect(proposedText({ firstName: '', languageCode: 'en' }, 'NotOrdered')).toMatch(/^Hello,\n\n/)
})
