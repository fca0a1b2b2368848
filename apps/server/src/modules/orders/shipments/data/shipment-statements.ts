import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { shipmentLines } from './shipment-tables.ts'

type Packs = typeof shipmentLines.$inferSelect

/** Takes packs out of locked parcels, which hold `held`. */
export async function takeOut(tx: Db, held: Packs[], taken: Packs[]): Promise<void> {
  for (const { shipmentId, orderLineId, quantity } of taken) {
    const isLine = and(eq(shipmentLines.shipmentId, shipmentId), eq(shipmentLines.orderLineId, orderLineId))
    const line = held.find((each) => each.shipmentId === shipmentId && each.orderLineId === orderLineId)
    const left = (line?.quantity ?? 0) - quantity
    if (left === 0) await tx.delete(shipmentLines).where(isLine)
    else await tx.update(shipmentLines).set({ quantity: left }).where(isLine)
  }
}
