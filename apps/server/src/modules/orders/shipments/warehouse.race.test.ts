import { expect, test } from 'vitest'
import { moneyRounds } from '#test/rounds'
import { advance } from '#test/shipments'
import { say, sentParcel, shippedMails } from '#test/warehouse'

test.for(moneyRounds)(
  'the warehouse, twice, and an admin at once send a parcel once (round %i)',
  async () => {
    const { api, admin, shipmentId, read } = await sentParcel()
    const message = { id: 'wms-2', shipmentId, status: 'InTransit' } as const
    const answers = await Promise.all([
      say(api, message),
      say(api, message),
      advance(api, admin, shipmentId, { status: 'InTransit' }),
    ])
    const [first, second, byAdmin] = answers.map(({ statusCode }) => statusCode)
    expect([first, second]).toEqual([200, 200])
    expect([200, 409]).toContain(byAdmin)
    expect(await read()).toMatchObject(['Shipped', { status: 'InTransit' }])
    expect(await shippedMails(api)).toBe(1)
  },
)
