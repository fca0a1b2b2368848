import { walletTransactionStatuses } from '@salvia/contract/words/wallet'
import { expect, test } from 'vitest'
import { marksAmong } from './wallet-words.ts'

test('the marks of the states that are shown are explained, each once', () => {
  expect(marksAmong(['Posted', 'Draft', 'Posted'])).toEqual([
    {
      status: 'Draft',
      mark: 'open',
      word: 'Pending',
      meaning: 'The order can still be returned. It is posted 30 days after delivery.',
    },
    { status: 'Posted', mark: 'available', word: 'Posted', meaning: 'In your balance.' },
  ])
  expect(marksAmong([])).toEqual([])
})

test('what does not count is marked as such, and never like money that does', () => {
  const markOf = Object.fromEntries(
    marksAmong(walletTransactionStatuses).map(({ status, mark }) => [status, mark]),
  )
  expect(markOf).toEqual({
    Draft: 'open',
    Posted: 'available',
    Cancelled: 'unavailable',
    Deleted: 'unavailable',
    Suspended: 'limited',
  })
})
