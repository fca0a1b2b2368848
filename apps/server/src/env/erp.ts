import { z } from 'zod'
import type { OdooSettings } from '../services/erp/odoo.ts'
import { httpUrl, withoutSlash, words } from './words.ts'

export const erpVariables = {
  ODOO_URL: httpUrl.optional(),
  ODOO_API_KEY: words.optional(),
  ODOO_DATABASE: words.optional(),
}
const Variables = z.object(erpVariables)
type Given = z.infer<typeof Variables>

/** Address and key, or calls to the ERP are only recorded. */
export function odooFrom({ ODOO_URL, ODOO_API_KEY, ODOO_DATABASE }: Given): OdooSettings | undefined {
  if (!ODOO_URL || !ODOO_API_KEY) return undefined
  return { url: withoutSlash(ODOO_URL), apiKey: ODOO_API_KEY, database: ODOO_DATABASE }
}

export const odooFaults = (given: Given): string[] =>
  given.ODOO_URL !== undefined && odooFrom(given) === undefined ? ['ODOO_URL needs ODOO_API_KEY.'] : []
