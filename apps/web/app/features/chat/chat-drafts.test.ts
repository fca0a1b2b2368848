import { expect, test } from 'vitest'
import { draftOf, failSending, finishSending, keepDraft, startSending, writeDraft } from './chat-drafts.ts'

const nothing = { text: '', email: '', last: null, isFailed: false }

test('what is written is kept by conversation until it is sent', () => {
  keepDraft('first', { text: 'When does it come? ' })
  keepDraft('first', { email: 'anna@salvia.example' })
  keepDraft('second', { text: 'Tomorrow.' })
  expect(draftOf('first')).toEqual({
    ...nothing,
    text: 'When does it come? ',
    email: 'anna@salvia.example',
  })
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

test('that a message was not sent is known until it is changed or sent again', () => {
  const isFailed = () => draftOf('refused').isFailed
  writeDraft('refused', 'Hello')
  startSending('refused')
  failSending('refused')
  expect([isFailed(), draftOf('refused').text]).toEqual([true, 'Hello'])
  keepDraft('refused', { email: 'anna@salvia.example' })
  expect(isFailed()).toBe(true)
  startSending('refused')
  expect(isFailed()).toBe(false)
  failSending('refused')
  writeDraft('refused', 'Hello?')
  expect(isFailed()).toBe(false)
})
