import { expect, test } from 'vitest'
import { flagDraft, flagInput, newFlag } from './flag-draft.ts'

test('countries and accounts are read however they are parted, each once', () => {
  const typed = { ...newFlag, countries: 'nl, de;NL  be', accounts: 'A@x.example\n b@x.example, a@x.example' }
  expect(flagInput(typed)).toEqual({
    description: '',
    isOn: false,
    userKinds: [],
    countries: ['NL', 'DE', 'BE'],
    accounts: ['a@x.example', 'b@x.example'],
  })
})

test('what is read of a flag is sent again as it was', () => {
  const flag = {
    key: 'chat',
    version: 1,
    description: 'Chat',
    isOn: true,
    userKinds: ['Client' as const],
    countries: ['NL', 'DE'],
    accounts: [{ id: '1', email: 'anna@x.example' }],
    updatedAt: '2026-11-20T10:00:00.000Z',
  }
  const { key: _, version: __, updatedAt: ___, ...rest } = flag
  expect(flagInput(flagDraft(flag))).toEqual({ ...rest, accounts: ['anna@x.example'] })
})
