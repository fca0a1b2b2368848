import { expect, test, vi } from 'vitest'
import { type Fault, startOdooOfRecords } from '#test/odoo-records'
import type { ErpService } from './erp.ts'

const shipTo = {
  ...{ reference: 'order-7', name: 'Jane Doe', companyName: null, isCompany: false },
  ...{ email: 'jane@post.example', phone: null, street: 'Main St 1', postalCode: '1011AB' },
  ...{ city: 'Amsterdam', countryCode: 'NL', vatNumber: null, languageCode: 'nl' as const },
}
const order = {
  number: 'S-2026-000007',
  placedAt: new Date('2026-11-20T10:00:00.000Z'),
  currency: 'EUR' as const,
  shipTo,
  lines: [{ sku: 'MG-1', name: 'Magnesium', quantity: 2, unitNet: 1999, discountPercentage: 0 }],
  shippingNet: 495,
}
const refund = {
  ...{ orderNumber: order.number, reference: 'C-2026-000001', refundedOn: '2026-11-21' },
  lines: [{ name: 'Refund', net: 1999 }],
}

/** All that is told of an order, one after the other, as the outbox does: what failed is done again. */
const whole = async (erp: ErpService) => {
  await erp.saveOrder(order)
  await erp.refundOrder(refund)
}
const start = () =>
  startOdooOfRecords({
    'res.country': [{ id: 165, code: 'NL' }],
    'res.currency': [{ id: 1, name: 'EUR' }],
    'product.product': [{ id: 90, default_code: 'MG-1' }],
  })

const CALLS = 13
const after = AbortSignal.timeout.bind(AbortSignal)

test.for<Fault>(['lost', 'down', 'nonsense', 'refused', 'slow'])(
  'at whichever call the ERP fails (%s), done again there is one of each: partner, service, confirmed order, credit note',
  async (fault) => {
    const undisturbed = await start()
    await whole(undisturbed.erp)
    expect(undisturbed.calls()).toBe(CALLS)
    for (let at = 0; at < CALLS; at += 1) {
      const { erp, of, confirmed, fail, calls } = await start()
      const hanging = new AbortController()
      fail(at, fault, () => hanging.abort(new DOMException('given up', 'TimeoutError')))
      const patience = vi.spyOn(AbortSignal, 'timeout')
      // Only the call that hangs is given up, once it has arrived, however long that and the others take.
      if (fault === 'slow') patience.mockImplementation((ms) => (calls() === at ? hanging.signal : after(ms)))
      await expect(whole(erp)).rejects.toThrow()
      expect(patience).toHaveBeenCalledWith(15_000)
      patience.mockRestore()
      await whole(erp)
      const [sale] = of('sale.order')
      expect([at, confirmed]).toEqual([at, [sale?.id]])
      expect(of('res.partner')).toMatchObject([{ ref: 'order-7', country_id: 165 }])
      expect(of('sale.order')).toMatchObject([
        { client_order_ref: order.number, state: 'sale', partner_id: of('res.partner')[0]?.id },
      ])
      expect(of('product.product')).toMatchObject([{ id: 90 }, { default_code: 'SALVIA-DELIVERY' }])
      expect(of('account.move')).toMatchObject([{ ref: refund.reference }])
    }
  },
)
