import type { ProductImport, ProductImportLine } from '@salvia/contract/product-imports'
import type { TestApi } from './api.ts'
import type { Person } from './people.ts'
import { call } from './plans.ts'
import { uploadOf } from './uploads.ts'

export const IMPORTS = '/admin/product-imports'

/** Sends a product file as the screen does. */
export function sendTable({ app }: TestApi, admin: Person, content: string | Buffer, key?: string) {
  const { payload, headers } = uploadOf(Buffer.from(content), 'products.csv')
  const once = key === undefined ? {} : { 'idempotency-key': key }
  return app.inject({
    method: 'POST',
    url: `/api${IMPORTS}`,
    payload,
    headers: { ...headers, ...admin.headers, ...once },
  })
}

export const readFileOf = async (api: TestApi, admin: Person, content: string | Buffer) =>
  (await sendTable(api, admin, content)).json<ProductImport>()

export const importOf = async (api: TestApi, admin: Person, id: string) =>
  (await call(api, admin, ['GET', `${IMPORTS}/${id}`])).json<ProductImport>()

export const linesOf = async (api: TestApi, admin: Person, id: string, query = 'limit=100') =>
  (await call(api, admin, ['GET', `${IMPORTS}/${id}/lines?${query}`])).json<{
    results: ProductImportLine[]
    pager: { count: number }
  }>()

/** Has an import written or taken back, and all jobs run. */
export async function moveImport(api: TestApi, admin: Person, id: string, step: 'apply' | 'undo') {
  await call(api, admin, ['POST', `${IMPORTS}/${id}/${step}`])
  await api.runJobs()
  return importOf(api, admin, id)
}
