import { expect, test } from 'vitest'
import { clientFilter, practitionerFilter, userFilter } from './people-lists.ts'

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
