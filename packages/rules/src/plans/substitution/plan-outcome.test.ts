import { expect, test } from 'vitest'
import { planOutcome, type SubstitutedPlan } from './plan-outcome.ts'

const plan: SubstitutedPlan = {
  isActive: true,
  holdsProduct: true,
  holdsReplacement: false,
  hasOpenProposal: false,
  isProviderTemplate: false,
}
const size = { isSizeVariant: true, hasSameActives: true }
const other = { isSizeVariant: false, hasSameActives: true }
const stronger = { isSizeVariant: true, hasSameActives: false }
const asked = { changesTemplates: false }
const directly = { changesTemplates: true }

test('only a size with the same actives is replaced at once', () => {
  expect(planOutcome(plan, size, asked)).toEqual({ kind: 'Replace', skip: null })
  expect(planOutcome(plan, other, asked)).toEqual({ kind: 'Propose', skip: null })
  expect(planOutcome(plan, stronger, asked)).toEqual({ kind: 'Propose', skip: null })
})

test('a template of the provider is changed directly where the admin says so', () => {
  const template = { ...plan, isProviderTemplate: true }
  expect(planOutcome(template, other, asked).kind).toBe('Propose')
  expect(planOutcome(template, other, directly).kind).toBe('Replace')
  expect(planOutcome(plan, other, directly).kind).toBe('Propose')
})

test.for([
  [{ isActive: false }, 'PlanArchived'],
  [{ holdsProduct: false }, 'ItemGone'],
  [{ holdsReplacement: true }, 'AlreadyHolds'],
  [{ hasOpenProposal: true }, 'ProposalOpen'],
] as const)('%o is skipped: %s', ([changes, skip]) => {
  expect(planOutcome({ ...plan, ...changes }, size, directly)).toEqual({ kind: 'Skip', skip })
})
