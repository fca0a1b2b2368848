import { expect, test } from 'vitest'
import { heldBecause } from './held-because.ts'

const complete = { business: true, bank: true, billingAddress: true }
const mayReceive = {
  isCommissionEnabled: true,
  isAllowedToReceiveCommission: true,
  isCommissionLawful: true,
}

test.for([
  ['nothing any more', {}, { reason: 'Releasing' }],
  ['the law, whatever is missing', { isCommissionLawful: false, bank: false }, { reason: 'Forbidden' }],
  ['an admin', { isAllowedToReceiveCommission: false }, { reason: 'Paused' }],
  ['an admin, though all is entered', { isCommissionEnabled: false }, { reason: 'Paused' }],
  [
    'a missing bank account',
    { isCommissionEnabled: false, bank: false },
    { reason: 'Incomplete', missing: ['bank'] },
  ],
  [
    'all that is missing, before the switch of an admin',
    {
      isCommissionEnabled: false,
      isAllowedToReceiveCommission: false,
      business: false,
      bank: false,
      billingAddress: false,
    },
    { reason: 'Incomplete', missing: ['business', 'bank', 'billingAddress'] },
  ],
  ['nothing, where an admin enabled an incomplete account', { bank: false }, { reason: 'Releasing' }],
] as const)('commission is held by %s', ([, known, because]) => {
  expect(heldBecause({ ...complete, ...mayReceive, ...known })).toEqual(because)
})
