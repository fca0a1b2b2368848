import { expect, test } from 'vitest'
import { findInviteFaults, invitedWords } from './send-invitations.ts'

const form = (fields: Record<string, string>): FormData => {
  const given = new FormData()
  for (const [name, value] of Object.entries(fields)) given.set(name, value)
  return given
}

test('own clients are invited once one is chosen', () => {
  const nora = { id: 'one', name: 'Nora Bakker', phone: null }
  expect(findInviteFaults(form({}), { kind: 'own', clients: [] })).toHaveProperty('clientIds')
  expect(findInviteFaults(form({}), { kind: 'own', clients: [nora] })).toBeNull()
})

test('clients without a number are named before anybody gets a text message', () => {
  const clients = [
    { id: 'one', name: 'Nora Bakker', phone: null },
    { id: 'two', name: 'Tom Visser', phone: '+31612345678' },
    { id: 'three', name: 'Eva Smit', phone: null },
  ]
  const bySms = form({ channel: 'Sms' })
  expect(findInviteFaults(bySms, { kind: 'own', clients })).toEqual({
    clientIds:
      'There is no phone number for Nora Bakker and Eva Smit. Invite by e-mail, or add the number to the file.',
  })
  expect(findInviteFaults(bySms, { kind: 'own', clients: clients.slice(1, 2) })).toBeNull()
})

test('a new person needs a name and an e-mail, and a number for a text message', () => {
  const named = { firstName: 'Nora', lastName: 'Bakker', email: 'nora@mail.example' }
  expect(Object.keys(findInviteFaults(form({ lastName: ' ' }), { kind: 'new' }) ?? {})).toEqual([
    'firstName',
    'lastName',
    'email',
  ])
  expect(findInviteFaults(form({ ...named, channel: 'Email' }), { kind: 'new' })).toBeNull()
  expect(findInviteFaults(form({ ...named, channel: 'Sms' }), { kind: 'new' })).toHaveProperty('phone')
})

const invited = (fullName: string, wasOnPlan: boolean) => ({
  client: { fullName, email: 'nora@mail.example' },
  wasOnPlan,
})

test.for([
  [[invited('Nora Bakker', false)], 'The invitation is on its way.'],
  [[invited('Nora Bakker', true)], 'Nora Bakker has this plan already; no message was sent.'],
  [[invited('', true)], 'nora@mail.example has this plan already; no message was sent.'],
  [
    [invited('Nora Bakker', true), invited('Tom Visser', true)],
    'Nora Bakker and Tom Visser have this plan already; no message was sent to them.',
  ],
  [
    [invited('Nora Bakker', true), invited('Tom Visser', false)],
    'The invitation is on its way. Nora Bakker has this plan already; no message was sent.',
  ],
] as const)('after inviting a practitioner reads what went out: %#', ([clients, words]) => {
  expect(invitedWords([...clients])).toBe(words)
})
