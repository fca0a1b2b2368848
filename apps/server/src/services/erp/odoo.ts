import type { ErpPartner, ErpService } from './erp.ts'
import { createRecord, findRecord, json2Call, type OdooSettings } from './odoo-call.ts'
import { odooDeliveries } from './odoo-deliveries.ts'
import { odooProducts } from './odoo-products.ts'
import { odooRefunds } from './odoo-refunds.ts'
import { jsonRpcCall } from './odoo-rpc-call.ts'
import { odooSales } from './odoo-sales.ts'
import { partnerValues } from './partner-values.ts'

export type { OdooSettings } from './odoo-call.ts'

/** The ERP Odoo: by JSON-2 19 and later, by JSON-RPC older ones. */
export function odoo(settings: OdooSettings): ErpService {
  const call = settings.rpc ? jsonRpcCall(settings, settings.rpc) : json2Call(settings)

  const findPartner = (reference: string) => findRecord(call, 'res.partner', [['ref', '=', reference]])

  async function countryOf({ countryCode }: ErpPartner): Promise<number | false> {
    if (countryCode === null) return false
    return (await findRecord(call, 'res.country', [['code', '=', countryCode]])) ?? false
  }

  async function makePartner(partner: ErpPartner): Promise<number> {
    const known = await findPartner(partner.reference)
    if (known !== null) return known
    return createRecord(call, 'res.partner', {
      ...partnerValues(partner),
      country_id: await countryOf(partner),
    })
  }

  return {
    kind: 'odoo',
    pagesUrl: `${settings.url}/${settings.rpc ? 'web' : 'odoo'}`,
    makePartner: async (partner) => String(await makePartner(partner)),
    async forgetPartner(reference) {
      const known = await findPartner(reference)
      if (known !== null) await call('res.partner', 'write', { ids: [known], vals: { active: false } })
    },
    ...odooSales(call, makePartner),
    ...odooDeliveries(call),
    ...odooRefunds(call),
    ...odooProducts(call),
  }
}
