import { expect, test } from 'vitest'
import { acceptParts, proposeFromLabel } from './label-proposal.ts'

const changes = proposeFromLabel(
  { servingsPerContainer: 30, warnings: '', storageRequirements: 'Cool', ingredients: [{ name: 'Zinc' }] },
  {
    servingsPerContainer: 60,
    warnings: 'Keep away from children',
    storageRequirements: null,
    allergens: '',
    ingredients: [{ name: 'Zinc' }],
    otherIngredients: 'Cellulose',
    servingSizes: [],
  },
)

test('a label proposes what it states and what differs, and empties nothing', () => {
  expect(changes).toEqual([
    { part: 'servingsPerContainer', from: 30, to: 60, isAmericanText: false },
    { part: 'warnings', from: '', to: 'Keep away from children', isAmericanText: true },
    { part: 'otherIngredients', from: null, to: 'Cellulose', isAmericanText: false },
  ])
})

test('only proposed parts can be accepted', () => {
  expect(acceptParts(changes, ['warnings', 'ingredients'])).toEqual({ warnings: 'Keep away from children' })
  expect(acceptParts(changes, [])).toEqual({})
})
