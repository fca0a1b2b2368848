import type { ProductImport } from '@salvia/contract/catalogue/product-imports'
import { importLineKinds, importOutcomes } from '@salvia/contract/words/product-imports'
import { query } from '#app/api/query.ts'
import { readOffset } from '#app/workbench/list-address.ts'

const ROWS = 20
const LINES = 50
const POLL_MS = 1000

export const importsQuery = (search: URLSearchParams) =>
  query('GET /admin/product-imports', { query: { offset: readOffset(search), limit: ROWS } })

/** Whether a job works on it. */
export const isMoving = ({ state }: ProductImport): boolean => state === 'Applying' || state === 'Undoing'

/** How far an import is, asked for again while a job works on it. */
export const importQuery = (id: string) => ({
  ...query('GET /admin/product-imports/{id}', { params: { id } }),
  refetchInterval: ({ state: { data } }: { state: { data?: ProductImport | undefined } }) =>
    data && isMoving(data) ? POLL_MS : false,
})

/** Which lines an address asks for: those that would do one thing, or came to one. */
function linesFilter(search: URLSearchParams) {
  const shown = search.get('show')
  const kind = importLineKinds.find((each) => each === shown)
  const outcome = importOutcomes.find((each) => each === shown)
  return { ...(kind && { kind }), ...(outcome && { outcome }) }
}

export const importLinesQuery = (id: string, search: URLSearchParams) =>
  query('GET /admin/product-imports/{id}/lines', {
    params: { id },
    query: { ...linesFilter(search), offset: readOffset(search), limit: LINES },
  })
