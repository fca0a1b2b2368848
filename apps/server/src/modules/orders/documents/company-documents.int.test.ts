import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import {
  ADDRESS,
  type FinalizedBody,
  fillCustomer,
  finalize,
  makeCart,
  openPayment,
  press,
  setUpCheckout,
} from '#test/checkout'
import { documentFile, documentsOf } from '#test/documents'
import { saveSeller } from '#test/seller'
import { outboxMessages } from '../../../kernel/outbox/data/outbox-tables.ts'

/** The e-invoice within a PDF, as text. */
async function embedded(pdf: Buffer): Promise<string> {
  const [attachment] = (await PDFDocument.load(pdf)).getAttachments()
  expect(attachment?.name).toBe('factur-x.xml')
  return new TextDecoder().decode(attachment?.data)
}

test('a company of another country gets an exempt invoice with both numbers, as e-invoice of its own and in the PDF', async () => {
  const vatCheck = {
    kind: 'vies' as const,
    check: async () => ({ outcome: 'Confirmed' as const, consultationNumber: 'W-1' }),
  }
  const { api, productIds } = await setUpCheckout({ services: { vatCheck } })
  await saveSeller(api)
  const german = { ...ADDRESS, countryId: 'DE', postalCode: '79098', city: 'Freiburg' }
  const cart = await makeCart(api, {
    countryCode: 'DE',
    lines: [{ productId: productIds[0], quantity: 2 }],
  })
  await fillCustomer(api, cart.id, {
    shippingAddress: german,
    billingAddress: { ...german, company: 'Praxis Visser GmbH', vatNumber: 'DE123456789' },
    deliveryCarrierId: 'de-dhl-door',
  })
  const order = (await finalize(api, cart.id)).json<FinalizedBody>()
  await press(api, await openPayment(api, order), 'pay')
  const [invoice] = await documentsOf(api, order)
  expect(invoice).toMatchObject({ number: '2026-000001', formats: ['pdf', 'xml'] })
  const xml = await documentFile(api, order, invoice?.id, 'xml')
  expect([xml.statusCode, xml.headers['content-type']]).toEqual([200, 'application/xml'])
  const cii = await embedded((await documentFile(api, order, invoice?.id)).rawPayload)
  for (const text of [xml.body, cii])
    for (const said of ['2026-000001', 'DE123456789', 'NL123456789B01', 'VATEX-EU-IC', 'Praxis Visser GmbH'])
      expect(text).toContain(said)
  const [mail] = await api.db.select().from(outboxMessages)
  expect(mail?.content).toMatchObject({ template: 'orderPlaced' })
  expect(mail?.content).not.toHaveProperty('props.rightsAt')
})

const INVALID = { outcome: 'Invalid' as const, consultationNumber: null }

test('a company without a VAT number gets the e-invoice too; a number found invalid is not printed', async () => {
  const vatCheck = { kind: 'vies' as const, check: async () => INVALID }
  const { api, productIds } = await setUpCheckout({ services: { vatCheck } })
  await saveSeller(api)
  const invoiceFor = async (billing: object) => {
    const cart = await makeCart(api, { lines: [{ productId: productIds[0], quantity: 1 }] })
    await fillCustomer(api, cart.id, { billingAddress: { ...ADDRESS, ...billing } })
    const order = (await finalize(api, cart.id)).json<FinalizedBody>()
    await press(api, await openPayment(api, order), 'pay')
    return { order, invoice: (await documentsOf(api, order))[0] }
  }
  const { order, invoice } = await invoiceFor({ company: 'Praxis Visser' })
  expect(invoice).toMatchObject({ formats: ['pdf', 'xml'] })
  expect((await documentFile(api, order, invoice?.id, 'xml')).body).toContain(
    'schemeID="EM">anna@example.com<',
  )
  const person = await invoiceFor({ vatNumber: 'DE000000000' })
  expect(person.invoice).toMatchObject({ formats: ['pdf'] })
})
