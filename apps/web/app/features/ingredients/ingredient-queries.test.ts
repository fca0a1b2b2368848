import { expect, test } from 'vitest'
import { groupFilter, ingredientFilter } from './ingredient-queries.ts'

const GROUP = '01a20150-0000-7000-8000-000000000000'
const at = (address: string) => new URLSearchParams(address)

test('ingredients and groups are each ordered by their own titles', () => {
  expect(ingredientFilter(at('sort=groupName'))).toEqual({ sort: 'groupName' })
  expect(groupFilter(at('sort=groupName'))).toEqual({})
  expect(groupFilter(at('sort=-ingredientCount'))).toEqual({ sort: '-ingredientCount' })
  expect(ingredientFilter(at('sort=-ingredientCount'))).toEqual({})
})

test('a group that is no id narrows nothing', () => {
  expect(ingredientFilter(at(`query=zinc&groupId=${GROUP}`))).toEqual({ name: 'zinc', groupId: GROUP })
  expect(ingredientFilter(at('groupId=zinc'))).toEqual({})
})
