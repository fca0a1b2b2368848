import type { ProductImport } from '@salvia/contract/catalogue/product-imports'
import { importLineKinds, importOutcomes } from '@salvia/contract/words/product-imports'
import { query } from '#app/api/query.ts'
import { readOffset } from '#app/lib/read-offset.ts'

const ROWS = 20
const LINES = 50
const POLL_MS = 1000

export const importsQuery = (search: URLSearchParams) =>
  query('GET /admin/product-imports', { query: { offset: readOffset(search), limit: ROWS } })

/** Whether a job is running on it. */
export const isMoving = ({ state }: ProductImport): boolean => state === 'Applying' || state === 'Undoing'

/** An import's progress, polled while a job is running. */
export const importQuery = (id: string) => ({
  ...query('GET /admin/product-imports/{id}', { params: { id } }),
  refetchInterval: ({ state: { data } }: { state: { data?: ProductImport | undefined } }) =>
    data && isMoving(data) ? POLL_MS : false,
})

/** The line filter from the URL: by planned action, or by outcome. */
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
