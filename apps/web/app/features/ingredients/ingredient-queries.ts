import { ingredientLengths } from '@salvia/contract/words/lengths'
import { query } from '#app/api/query.ts'
import { given, readId, readSort, readWord } from '#app/workbench/address-filters.ts'
import { listReads } from '#app/workbench/list-reads.ts'

const LABEL_ROWS = 10

/** The list shows ingredients unless the URL says groups. */
export const GROUPS = 'groups'
export const holdsGroups = (search: URLSearchParams): boolean => search.get('kind') === GROUPS

/** Sortable columns of both lists, and of each. */
const sorts = ['name', 'updatedAt']
const ingredientSorts = [...sorts, 'groupName', 'category']
const groupSorts = [...sorts, 'ingredientCount']

const readNamed = (search: URLSearchParams, fields: string[]) => ({
  name: readWord(search, 'query', ingredientLengths.name),
  sort: readSort(search, fields),
})

/** The groups that an address asks for. */
export const groupFilter = (search: URLSearchParams) => given(readNamed(search, groupSorts))

/** The ingredients that an address asks for. */
export const ingredientFilter = (search: URLSearchParams) =>
  given({ ...readNamed(search, ingredientSorts), groupId: readId(search, 'groupId') })

export const ingredientList = listReads('GET /admin/ingredients', ingredientFilter)
export const groupList = listReads('GET /admin/ingredient-groups', groupFilter)

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
