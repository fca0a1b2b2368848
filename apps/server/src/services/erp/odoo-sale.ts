import { z } from 'zod'
import { type OdooCall, readAs } from './odoo-call.ts'

/** A many-to-one field as Odoo answers it; false when it is empty. */
const Reference = z.union([z.tuple([z.int(), z.string()]).transform(([id]) => id), z.literal(false)])
const Sale = z.object({ id: z.int(), state: z.string(), partner_id: Reference, currency_id: Reference })
const FoundSales = z.array(Sale)

export type Sale = Pick<z.infer<typeof Sale>, 'id' | 'state'>

const fields = ['id', 'state', 'partner_id', 'currency_id']

/** The sale of an order, by the order's number; null if there is none. */
export async function findSale(call: OdooCall, number: string): Promise<z.infer<typeof Sale> | null> {
  const domain = [['client_order_ref', '=', number]]
  const found = await call('sale.order', 'search_read', { domain, fields, limit: 1 })
  return readAs(FoundSales, found)[0] ?? null
}

/** The same. Throws when there is none yet: the sale has a message of its own, and what follows it is tried again. */
export async function knownSale(call: OdooCall, number: string): Promise<z.infer<typeof Sale>> {
  const sale = await findSale(call, number)
  if (!sale) throw new Error('the ERP does not know the order yet')
  return sale
}

/**
 * A sale of which there may be deliveries. Throws while it is not confirmed: it has none until then, so that nothing to
 * be found would look as if all were sent. Its own message confirms it, and what follows is tried again.
 */
export async function confirmedSale(call: OdooCall, number: string): Promise<z.infer<typeof Sale>> {
  const sale = await knownSale(call, number)
  if (sale.state === 'draft') throw new Error('the ERP has not confirmed the order yet')
  return sale
}
