import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { changeAnswers } from './change-answers.ts'

type Page = Parameters<Parameters<typeof changeAnswers<'GET /admin/referrals'>>[2]>[0]

const page = (...statuses: string[]) =>
  ({ results: statuses.map((status) => ({ status })) }) as unknown as Page

test('every cached page of a call is changed, no other call, and all of it is taken back', () => {
  const client = new QueryClient()
  const [first, second] = [page('Pending'), page('Pending', 'Rejected')]
  client.setQueryData(['GET /admin/referrals', { query: { offset: 0 } }], first)
  client.setQueryData(['GET /admin/referrals', { query: { offset: 25 } }], second)
  client.setQueryData(['GET /admin/practitioners/referral-programs', {}], ['kept'])
  const takeBack = changeAnswers(client, 'GET /admin/referrals', () => page('Approved'))
  const shown = () => client.getQueriesData({}).map(([, data]) => data)
  expect(shown()).toEqual([page('Approved'), page('Approved'), ['kept']])
  takeBack()
  expect(shown()).toEqual([first, second, ['kept']])
})
