import { expect, test } from 'vitest'
import { answerDraft, answerInput, textFor } from './answer-draft.ts'

const texts = { en: 'Send it back.', de: 'Senden Sie es zurück.', nl: '', fr: '' }
const answer = { id: '1', version: 2, title: 'Returns', texts, isActive: false, updatedAt: '' }

test('what is read of a prepared answer is sent again as it was', () => {
  expect(answerInput(answerDraft(answer))).toEqual({ title: 'Returns', texts, isActive: false })
})

test('a person is answered in their language where there is one, else in English', () => {
  expect(textFor(answer, 'de')).toBe('Senden Sie es zurück.')
  expect(textFor(answer, 'fr')).toBe('Send it back.')
})
