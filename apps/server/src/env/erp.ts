import { z } from 'zod'
import type { OdooSettings } from '../services/erp/odoo.ts'
import { httpUrl, withoutSlash, words } from './words.ts'

export const erpVariables = {
  ODOO_URL: httpUrl.optional(),
  ODOO_API_KEY: words.optional(),
  ODOO_DATABASE: words.optional(),
  /** Of an Odoo before 19, which is called by JSON-RPC. */
  ODOO_LOGIN: words.optional(),
}
const Variables = z.object(erpVariables)
type Given = z.infer<typeof Variables>

/** Address and key, or calls to the ERP are only recorded. A login says that it speaks JSON-RPC. */
export function odooFrom(given: Given): OdooSettings | undefined {
  const { ODOO_URL, ODOO_API_KEY, ODOO_DATABASE: database, ODOO_LOGIN: login } = given
  if (!ODOO_URL || !ODOO_API_KEY) return undefined
  const rpc = login && database ? { login, database } : undefined
  return { url: withoutSlash(ODOO_URL), apiKey: ODOO_API_KEY, database, rpc }
}

/** The demo's orders and people are made up: they are not sent to an ERP. */
export const odooFaults = (given: Given, isDemo: boolean): string[] => [
  ...(isDemo && given.ODOO_URL !== undefined
    ? ['ODOO_URL needs DEMO=0: what the demo makes up reaches no ERP.']
    : []),
  ...(given.ODOO_URL !== undefined && odooFrom(given) === undefined ? ['ODOO_URL needs ODOO_API_KEY.'] : []),
  ...(given.ODOO_LOGIN !== undefined && given.ODOO_DATABASE === undefined
    ? ['ODOO_LOGIN needs ODOO_DATABASE.']
    : []),
]
