import { expect, test } from 'vitest'
import { clientFilter, practitionerFilter, practitionerQuery, userFilter } from './people-lists.ts'

const at = (address: string) => new URLSearchParams(address)

test('each list of people is ordered by what its titles sort by, and by nothing else', () => {
  expect(practitionerFilter(at('sort=-lastName'))).toEqual({
    approvalStatus: 'PendingApproval',
    sort: '-lastName',
  })
  expect(practitionerFilter(at('sort=foo'))).toEqual({ approvalStatus: 'PendingApproval', sort: 'createdAt' })
  expect(userFilter(at('sort=email'))).toEqual({ sort: 'email' })
  expect(userFilter(at('sort=linkedAt'))).toEqual({})
  expect(clientFilter(at('sort=-linkedAt'))).toEqual({ sort: '-linkedAt' })
  expect(clientFilter(at('sort=createdAt'))).toEqual({})
})

test('what is searched for is cut to what a call takes', () => {
  expect(userFilter(at(`query=${'a'.repeat(101)}`))).toEqual({ query: 'a'.repeat(100) })
})

test('a practitioner is asked for again while the ERP neither made the requested account nor refused to', () => {
  const { refetchInterval } = practitionerQuery('019b8c1f-123e-7566-bdff-d69509c3388e')
  type Read = Parameters<typeof refetchInterval>[0]['state']['data']
  const none = { odooAccountId: null, odooRequestedAt: null, odooError: null }
  const asked = { ...none, odooRequestedAt: '2026-11-20T10:00:00.000Z' }
  const after = (data: Read) => refetchInterval({ state: { data } })
  expect(after(undefined)).toBe(false)
  expect(after(none)).toBe(false)
  expect(after(asked)).toBe(3000)
  expect(after({ ...asked, odooError: 'down' })).toBe(false)
  expect(after({ ...asked, odooAccountId: '4711' })).toBe(false)
})
