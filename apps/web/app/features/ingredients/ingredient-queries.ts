import { query } from '#app/api/query.ts'
import { readOffset } from '#app/workbench/list-address.ts'

const ROWS = 25
const LABEL_ROWS = 10
export const EXPORTED = 100

/** A list holds ingredients unless its address says groups. */
export const GROUPS = 'groups'
export const holdsGroups = (search: URLSearchParams): boolean => search.get('kind') === GROUPS

/** What an address asks for. */
export function namedFilter(search: URLSearchParams) {
  const name = search.get('query')?.slice(0, 200)
  const sort = search.get('sort')
  return { ...(name && { name }), ...(sort && { sort }) }
}

const page = (search: URLSearchParams) => ({ offset: readOffset(search), limit: ROWS })

export function ingredientFilter(search: URLSearchParams) {
  const groupId = search.get('groupId')
  return { ...namedFilter(search), ...(groupId && { groupId }) }
}

export const ingredientsQuery = (search: URLSearchParams) =>
  query('GET /admin/ingredients', { query: { ...ingredientFilter(search), ...page(search) } })
export const groupsQuery = (search: URLSearchParams) =>
  query('GET /admin/ingredient-groups', { query: { ...namedFilter(search), ...page(search) } })

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
