import { expect, test } from 'vitest'
import { insertText } from '../insert-text.ts'
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

test('a text goes in at the cursor, in the place of what is selected, and no further than the field holds', () => {
  const at = (start: number, end: number) => ({ start, end, most: 20 })
  expect(insertText('Hello Anna', 'dear ', at(6, 6))).toEqual({ text: 'Hello dear Anna', cursor: 11 })
  expect(insertText('Hello Anna', 'Bo', at(6, 10))).toEqual({ text: 'Hello Bo', cursor: 8 })
  expect(insertText('Hello Anna', ', here is more', at(10, 10))).toEqual({
    text: 'Hello Anna, here is ',
    cursor: 20,
  })
})
