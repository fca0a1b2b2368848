import { expect, test } from 'vitest'
import { draftOf, finishSending, keepDraft, startSending } from './chat-drafts.ts'

const nothing = { text: '', email: '', last: null }

test('what is written is kept by conversation until it is sent', () => {
  keepDraft('first', { text: 'When does it come? ' })
  keepDraft('first', { email: 'anna@salvia.example' })
  keepDraft('second', { text: 'Tomorrow.' })
  expect(draftOf('first')).toEqual({ text: 'When does it come? ', email: 'anna@salvia.example', last: null })
  const written = startSending('first')
  expect(written.text).toBe('When does it come?')
  expect(draftOf('first').text).toBe('When does it come? ')
  finishSending('first', written)
  expect([draftOf('first'), draftOf('second').text]).toEqual([nothing, 'Tomorrow.'])
})

test('what got no answer is sent again by the same id, though its panel was closed meanwhile', () => {
  keepDraft('lost', { text: 'Hello' })
  const first = startSending('lost')
  expect(startSending('lost')).toEqual(first)
  keepDraft('lost', { text: 'Hello?' })
  expect(startSending('lost').messageId).not.toBe(first.messageId)
})

test('what is written while a message is on its way stays, and is another message', () => {
  keepDraft('busy', { text: 'One' })
  const written = startSending('busy')
  keepDraft('busy', { text: 'One and two' })
  finishSending('busy', written)
  expect(draftOf('busy')).toEqual({ ...nothing, text: 'One and two' })
})
