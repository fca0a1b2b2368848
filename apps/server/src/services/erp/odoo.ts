import { z } from 'zod'
import type { ErpPartner, ErpService } from './erp.ts'
import { partnerValues } from './partner-values.ts'

export type OdooSettings = {
  /** Without a trailing slash. */
  url: string
  apiKey: string
  /** Database name, if several are on one host. */
  database: string | undefined
}

const TIMEOUT_MS = 15_000
const Found = z.array(z.object({ id: z.int() }))
const Created = z.array(z.int()).min(1)
/** Newer versions return an object, early ones plain text. */
const Fault = z.union([z.object({ name: z.string() }).transform(({ name }) => name), z.string()])

/** Only the kind of error: its message may contain names and numbers, which must not be logged. */
async function faultOf(response: Response): Promise<string> {
  const fault = Fault.safeParse(await response.json().catch(() => null))
  return fault.success && /^[\w.]+$/.test(fault.data) ? fault.data : 'no reason given'
}

/** Odoo 19 and later, by its JSON-2 API: named arguments, one transaction per call. */
export function odoo({ url, apiKey, database }: OdooSettings): ErpService {
  async function call(model: string, method: string, named: object): Promise<unknown> {
    const response = await fetch(`${url}/json/2/${model}/${method}`, {
      redirect: 'error',
      method: 'POST',
      headers: {
        authorization: `bearer ${apiKey}`,
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Salvia',
        ...(database ? { 'x-odoo-database': database } : {}),
      },
      body: JSON.stringify({ context: { lang: 'en_US' }, ...named }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) throw new Error(`the ERP answered ${response.status}: ${await faultOf(response)}`)
    return response.json()
  }

  async function find(model: string, domain: unknown[]): Promise<number | null> {
    const found = await call(model, 'search_read', { domain, fields: ['id'], limit: 1 })
    return Found.parse(found)[0]?.id ?? null
  }

  async function countryOf({ countryCode }: ErpPartner): Promise<number | false> {
    if (countryCode === null) return false
    return (await find('res.country', [['code', '=', countryCode]])) ?? false
  }

  return {
    kind: 'odoo',
    async makePartner(partner) {
      const known = await find('res.partner', [['ref', '=', partner.reference]])
      if (known !== null) return String(known)
      const values = { ...partnerValues(partner), country_id: await countryOf(partner) }
      const [made] = Created.parse(await call('res.partner', 'create', { vals_list: [values] }))
      return String(made)
    },
    async forgetPartner(reference) {
      const known = await find('res.partner', [['ref', '=', reference]])
      if (known !== null) await call('res.partner', 'write', { ids: [known], vals: { active: false } })
    },
  }
}
