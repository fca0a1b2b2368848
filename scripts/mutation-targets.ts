import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export type MutationTarget = {
  name: string
  project: 'rules' | 'integration'
  /** Globs from the repository root: the mutated files, and the tests that must detect it. */
  mutate: string[]
  tests: string[]
}

const RULES = 'packages/rules/src'
const MODULES = 'apps/server/src/modules'

/** Texts in four languages are proofread by people: no test repeats them. */
const notCode = ['!**/*.test.ts', '!**/*-words.ts']

const rulesOf = (folder: string): MutationTarget => ({
  name: `rules-${folder}`,
  project: 'rules',
  mutate: [`${RULES}/${folder}/**/*.ts`, ...notCode],
  tests: [`${RULES}/${folder}/**/*.test.ts`],
})

/** A use case, as `module/file` or `module/room/file`, with the tests of the named modules or rooms. */
const useCase = (place: string, modules: string[]): MutationTarget => {
  const file = place.slice(place.lastIndexOf('/') + 1)
  const room = place.slice(0, place.lastIndexOf('/'))
  return {
    name: file,
    project: 'integration',
    mutate: [`${MODULES}/${room}/use-cases/${file}.ts`],
    tests: modules.map((each) => `${MODULES}/${each}/**/*.int.test.ts`),
  }
}

/** Where a wrong line costs money, grants access to others' data, or keeps what was to be erased. */
const useCases = [
  useCase('checkout/finalize', ['checkout', 'payments']),
  useCase('payments/pay-order', ['payments']),
  useCase('payments/move-attempt', ['payments']),
  useCase('payments/refund-order', ['payments']),
  useCase('payments/apply-refund-state', ['payments']),
  useCase('payments/apply-state', ['payments']),
  useCase('payments/settle-payments', ['payments']),
  useCase('payments/request-refund', ['payments']),
  useCase('wallet/record-commission', ['wallet']),
  useCase('wallet/complete-commissions', ['wallet', 'referrals']),
  useCase('wallet/take-back-commission', ['wallet', 'orders']),
  useCase('wallet/take-back-part', ['wallet', 'payments']),
  useCase('wallet/reserve-purchase', ['payments']),
  useCase('wallet/settle-purchase', ['payments']),
  useCase('wallet/pay-out', ['payouts']),
  useCase('wallet/change-transaction', ['wallet']),
  useCase('wallet/imports/import-lines', ['wallet/imports']),
  useCase('wallet/imports/take-back-lines', ['wallet/imports']),
  useCase('payouts/run-payouts', ['payouts']),
  useCase('payouts/open-payouts', ['payouts']),
  useCase('payouts/make-file', ['payouts']),
  useCase('payouts/settle-payout', ['payouts']),
  useCase('payouts/import-bank-answer', ['payouts']),
  useCase('referrals/approve-due', ['referrals']),
  useCase('referrals/change-referral', ['referrals']),
  useCase('orders/cancel-order', ['orders']),
  useCase('orders/create-order', ['checkout']),
  useCase('orders/move-order', ['orders', 'payments']),
  useCase('orders/place-order', ['payments', 'checkout']),
  useCase('orders/claim-order', ['orders']),
  useCase('orders/settle-refund', ['payments', 'plans/clients']),
  useCase('orders/documents/credit-refund', ['orders/documents']),
  useCase('orders/withdrawals/declare-withdrawal', ['orders/withdrawals']),
  useCase('identity/sign-in/sign-in', ['identity/sign-in']),
  useCase('identity/credentials/confirm-owner', ['identity/credentials']),
  useCase('identity/credentials/undo-change', ['identity/credentials']),
  useCase('cart/bind-cart', ['cart']),
  useCase('cart/give-cart', ['cart']),
  useCase('plans/own-plan', ['plans']),
  useCase('privacy/erase-account', ['privacy']),
  useCase('privacy/request-export', ['privacy']),
  useCase('privacy/make-export', ['privacy']),
  useCase('privacy/finish-erasures', ['privacy']),
]

const root = fileURLToPath(new URL('..', import.meta.url))

/** Every folder of the rules, and the named use cases about money, access and privacy. */
export const listMutationTargets = (): MutationTarget[] => [
  ...readdirSync(`${root}${RULES}`).sort().map(rulesOf),
  ...useCases,
]
