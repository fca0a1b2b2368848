import { ingredientLengths } from '@salvia/contract/words/lengths'
import { isId } from '#app/api/id-of-address.ts'
import { query } from '#app/api/query.ts'
import { readOffset } from '#app/lib/read-offset.ts'
import { readSort, readWord } from '#app/workbench/list-address.ts'

const ROWS = 25
const LABEL_ROWS = 10
export const EXPORTED = 100

/** The list shows ingredients unless the URL says groups. */
export const GROUPS = 'groups'
export const holdsGroups = (search: URLSearchParams): boolean => search.get('kind') === GROUPS

/** Sortable columns of both lists, and of each. */
const sorts = ['name', 'updatedAt']
const ingredientSorts = [...sorts, 'groupName', 'category']
const groupSorts = [...sorts, 'ingredientCount']

function namedFilter(search: URLSearchParams, fields: string[]) {
  const name = readWord(search, 'query', ingredientLengths.name)
  const sort = readSort(search, fields)
  return { ...(name && { name }), ...(sort && { sort }) }
}

/** The groups that an address asks for. */
export const groupFilter = (search: URLSearchParams) => namedFilter(search, groupSorts)

const page = (search: URLSearchParams) => ({ offset: readOffset(search), limit: ROWS })

/** The ingredients that an address asks for. */
export function ingredientFilter(search: URLSearchParams) {
  const groupId = search.get('groupId')
  const named = namedFilter(search, ingredientSorts)
  return { ...named, ...(groupId && isId(groupId) && { groupId }) }
}

export const ingredientsQuery = (search: URLSearchParams) =>
  query('GET /admin/ingredients', { query: { ...ingredientFilter(search), ...page(search) } })
export const groupsQuery = (search: URLSearchParams) =>
  query('GET /admin/ingredient-groups', { query: { ...groupFilter(search), ...page(search) } })

/** Number of all ingredients, and of all groups. */
export const ingredientCountQuery = query('GET /admin/ingredients', { query: { limit: 1 } })
export const groupCountQuery = query('GET /admin/ingredient-groups', { query: { limit: 1 } })

export const ingredientQuery = (id: string) => query('GET /admin/ingredients/{id}', { params: { id } })
export const groupQuery = (id: string) => query('GET /admin/ingredient-groups/{id}', { params: { id } })

export const labelRowsQuery = (id: string, offset: number) =>
  query('GET /admin/ingredients/{id}/product-ingredients', {
    params: { id },
    query: { offset, limit: LABEL_ROWS, sort: 'productName' },
  })

export const ingredientMergesQuery = (id: string) =>
  query('GET /admin/ingredients/{id}/merges', { params: { id } })
export const groupMergesQuery = (id: string) =>
  query('GET /admin/ingredient-groups/{id}/merges', { params: { id } })

export const nutrientsQuery = query('GET /admin/nutrients', {})
