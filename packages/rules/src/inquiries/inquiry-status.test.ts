import { inquiryStatuses } from '@salvia/contract/words/inquiries'
import { expect, test } from 'vitest'
import {
  firstInquiryStatus,
  type InquiryMove,
  isInquiryOpen,
  nextInquiryStatuses,
  openInquiryStatuses,
} from './inquiry-status.ts'

const arrived: InquiryMove = { from: null, to: 'Received' }

test('a request begins received', () => {
  expect(firstInquiryStatus).toBe('Received')
})

test.for([
  ['Received', ['SearchingForSupplier', 'CannotSupply', 'Closed']],
  ['SearchingForSupplier', ['InContactWithSupplier', 'CannotSupply', 'Closed']],
  ['InContactWithSupplier', ['ExpectedInStock', 'CannotSupply', 'Closed']],
  ['ExpectedInStock', ['Fulfilled', 'CannotSupply', 'Closed']],
  ['CannotSupply', ['Closed']],
  ['Fulfilled', ['Closed']],
  ['Closed', []],
] as const)('%s goes on to %s', ([status, next]) => {
  expect(nextInquiryStatuses(status, [arrived])).toEqual(next)
})

test.for([
  ['SearchingForSupplier', 'Received'],
  ['Fulfilled', 'ExpectedInStock'],
  ['CannotSupply', 'InContactWithSupplier'],
  ['Closed', 'Received'],
  ['Closed', 'Fulfilled'],
] as const)('%s steps back to %s, from where it came', ([status, from]) => {
  expect(nextInquiryStatuses(status, [arrived, { from, to: status }]).at(-1)).toBe(from)
})

test('after a step back it steps back further, never to what it was taken back from', () => {
  const history: InquiryMove[] = [
    arrived,
    { from: 'Received', to: 'CannotSupply' },
    { from: 'CannotSupply', to: 'Closed' },
    { from: 'Closed', to: 'CannotSupply' },
  ]
  expect(nextInquiryStatuses('CannotSupply', history)).toEqual(['Closed', 'Received'])
})

test('only where a supplier is still looked for it is open', () => {
  expect(inquiryStatuses.filter(isInquiryOpen)).toEqual(openInquiryStatuses)
  expect(inquiryStatuses.filter((status) => !isInquiryOpen(status))).toEqual([
    'CannotSupply',
    'Fulfilled',
    'Closed',
  ])
})
