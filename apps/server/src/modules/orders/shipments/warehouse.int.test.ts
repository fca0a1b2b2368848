import { asc } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { signBody } from '#kernel/http/signed-body'
import type { TestApi } from '#test/api'
import { NOW } from '#test/constants'
import { databaseDigest } from '#test/database-digest'
import { advance } from '#test/shipments'
import { minutesAgo, say, send, sentParcel, shippedMails, WAREHOUSE_SECRET } from '#test/warehouse'
import { shipmentHistory, warehouseMessages } from './data/shipment-tables.ts'

const kept = (api: TestApi) =>
  api.db
    .select({ status: warehouseMessages.status, fault: warehouseMessages.fault })
    .from(warehouseMessages)
    .orderBy(asc(warehouseMessages.occurredAt))

describe('a message of the warehouse', () => {
  test('moves the parcel with all steps between, its order with it, and tells the buyer once', async () => {
    const { api, shipmentId, read } = await sentParcel()
    const message = {
      id: 'wms-1',
      shipmentId,
      status: 'InTransit',
      trackingNumber: '3STEST1234567',
      trackingUrl: 'https://carrier.example/3STEST1234567',
    } as const
    expect((await say(api, message)).json()).toEqual({ received: true })
    const [status, parcel] = await read()
    expect(status).toBe('Shipped')
    expect(parcel).toMatchObject({
      status: 'InTransit',
      trackingNumber: '3STEST1234567',
      trackingUrl: 'https://carrier.example/3STEST1234567',
    })
    const steps = await api.db.select().from(shipmentHistory).orderBy(asc(shipmentHistory.id))
    expect(steps.slice(-4).map(({ to, userId }) => [to, userId])).toEqual([
      ['AcceptedByWarehouse', null],
      ['Packing', null],
      ['PendingPickup', null],
      ['InTransit', null],
    ])
    const before = await databaseDigest(api.db)
    expect((await say(api, message)).statusCode).toBe(200)
    expect(await databaseDigest(api.db)).toEqual(before)
    expect(await shippedMails(api)).toBe(1)
  })

  test('of its delivery that comes before all others counts, and late ones take nothing back', async () => {
    const { api, shipmentId, read } = await sentParcel()
    const deliveredAt = minutesAgo(10)
    await say(api, { shipmentId, status: 'Delivered', occurredAt: deliveredAt })
    expect(await read()).toMatchObject([
      'Shipped',
      { status: 'InTransit', deliveredAt, isDeliveryAssumed: false },
    ])
    for (const status of ['Packing', 'InTransit', 'Delivered'] as const)
      expect((await say(api, { shipmentId, status })).statusCode).toBe(200)
    expect(await read()).toMatchObject(['Shipped', { status: 'InTransit', deliveredAt }])
    expect(await shippedMails(api)).toBe(1)
  })

  test('that declines a parcel is noted with why, and the parcel can be sent again', async () => {
    const { api, admin, shipmentId, read } = await sentParcel()
    await say(api, { shipmentId, status: 'DeclinedByWarehouse', why: 'The address is not complete.' })
    expect(await read()).toMatchObject(['Placed', { status: 'DeclinedByWarehouse' }])
    const [last] = (await api.db.select().from(shipmentHistory).orderBy(asc(shipmentHistory.id))).slice(-1)
    expect(last).toMatchObject({
      to: 'DeclinedByWarehouse',
      why: 'The address is not complete.',
      userId: null,
    })
    expect((await advance(api, admin, shipmentId, { status: 'SentToWarehouse' })).statusCode).toBe(200)
  })

  test('that leads nowhere is kept with its fault, and followed when it is sent again and leads there', async () => {
    const { api, admin, shipmentId, read } = await sentParcel()
    await advance(api, admin, shipmentId, { status: 'Packing' })
    const declined = { id: 'wms-7', shipmentId, status: 'DeclinedByWarehouse' } as const
    expect((await say(api, declined)).json()).toMatchObject({ status: 409, code: 'shipment_state' })
    expect(await kept(api)).toEqual([{ status: 'DeclinedByWarehouse', fault: 'shipment_state' }])
    expect(await read()).toMatchObject(['InProgress', { status: 'Packing' }])
  })

  test('of a parcel that does not exist is kept and refused', async () => {
    const { api } = await sentParcel()
    const answer = await say(api, { shipmentId: crypto.randomUUID(), status: 'Packing' })
    expect(answer.json()).toMatchObject({ status: 404 })
    expect(await kept(api)).toEqual([{ status: 'Packing', fault: 'shipment_not_found' }])
  })

  test.for([
    ['without a signature', ''],
    ['signed for another body', signBody(WAREHOUSE_SECRET, Buffer.from('{}'), NOW)],
    ['signed six minutes ago', null],
  ] as const)('%s is refused, and nothing changes', async ([, signature]) => {
    const { api, shipmentId } = await sentParcel()
    const before = await databaseDigest(api.db)
    const payload = JSON.stringify({ id: 'x', shipmentId, status: 'Packing', occurredAt: minutesAgo(5) })
    const old = signBody(WAREHOUSE_SECRET, Buffer.from(payload), new Date(minutesAgo(6)))
    const answer = await send(api, payload, signature ?? old)
    expect(answer.json()).toMatchObject({ status: 400, code: 'signature_invalid' })
    expect(await databaseDigest(api.db)).toEqual(before)
  })

  test('that is signed and broken names its fields', async () => {
    const { api, shipmentId } = await sentParcel()
    expect((await say(api, { shipmentId, trackingUrl: 'javascript:alert(1)' })).json()).toMatchObject({
      status: 400,
      code: 'contract_broken',
      errors: [{ id: 'status' }, { id: 'trackingUrl' }],
    })
    expect((await send(api, '{')).json()).toMatchObject({ status: 400, code: 'json_invalid' })
  })
})
