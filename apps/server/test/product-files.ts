import type { ProductImport, ProductImportLine } from '@salvia/contract/catalogue/product-imports'
import { strToU8, zipSync } from 'fflate'
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

/** Applies or undoes an import, and runs all jobs. */
export async function moveImport(api: TestApi, admin: Person, id: string, step: 'apply' | 'undo') {
  await call(api, admin, ['POST', `${IMPORTS}/${id}/${step}`])
  await api.runJobs()
  return importOf(api, admin, id)
}

const sheetXml = (cells: string) =>
  `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${cells}</sheetData></worksheet>`

/** A workbook of one sheet with these rows, and further parts. */
export const workbook = (cells: string, filler: Record<string, Uint8Array> = {}) =>
  Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8('<Types/>'),
      'xl/workbook.xml': strToU8(
        '<workbook xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>',
      ),
      'xl/_rels/workbook.xml.rels': strToU8(
        '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
      ),
      'xl/worksheets/sheet1.xml': strToU8(sheetXml(cells)),
      ...filler,
    }),
  )
