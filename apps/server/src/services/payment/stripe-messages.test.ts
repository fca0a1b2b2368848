import { describe, expect, test } from 'vitest'
import { SignatureInvalid } from './payment.ts'
import { readStripeMessage, signStripeMessage } from './stripe-messages.ts'

const secret = 'whsec_test_secret'
const body = '{"id":"evt_test_1","object":"event"}'
const header = 't=1700000000,v1=29ab30b7065c11b28e53ac114fac5d6c492ed811a12d11ed2c2aad5bb4cf9809'
const at = (seconds: number) => new Date(seconds * 1000)

const read = (payload: string, signature: string, now = at(1_700_000_000)) =>
  readStripeMessage({ rawBody: Buffer.from(payload), signature }, secret, now)

const message = (type: string, object: object) => {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } })
  return read(payload, signStripeMessage(payload, secret, at(1_700_000_000)))
}
const session = (fields: object) => ({
  id: 'cs_1',
  object: 'checkout.session',
  status: 'complete',
  payment_status: 'unpaid',
  payment_intent: 'pi_1',
  amount_total: 4990,
  currency: 'eur',
  ...fields,
})

describe('a signature', () => {
  test('of Stripe’s own example is ours as well', () => {
    expect(signStripeMessage(body, secret, at(1_700_000_000))).toBe(header)
    expect(read(body, header)).toMatchObject({ messageId: 'evt_test_1', kind: 'none' })
  })

  test.for([
    [300, true],
    [301, false],
    [-1000, true],
  ] as const)('is %i seconds later taken: %s', ([age, isTaken]) => {
    const reading = () => read(body, header, at(1_700_000_000 + age))
    if (isTaken) expect(reading()).toMatchObject({ messageId: 'evt_test_1' })
    else expect(reading).toThrow(SignatureInvalid)
  })

  test('counts when any v1 of several is right', () => {
    const two = header.replace(',v1=', `,v1=${'0'.repeat(64)},v1=`)
    expect(read(body, two)).toMatchObject({ messageId: 'evt_test_1' })
  })

  test.for([
    ['another body', body.replace('1', '2'), header],
    ['another time', body, header.replace('t=1700000000', 't=1700000001')],
    ['another scheme', body, header.replace('v1=', 'v0=')],
    ['none', body, ''],
    ['an empty one', body, 't=1700000000,v1='],
    ['no time', body, header.replace(/t=\d+/, 't=')],
    ['something else', body, 'x'],
    ['signs without order', body, '=,=,,t=v1=='],
  ] as const)('for %s is refused', ([, payload, signature]) => {
    expect(() => read(payload, signature)).toThrow(SignatureInvalid)
  })
})

describe('a message about a session', () => {
  test.for([
    ['checkout.session.completed', { payment_status: 'paid' }, 'Paid'],
    ['checkout.session.completed', { payment_status: 'no_payment_required' }, 'Paid'],
    ['checkout.session.completed', {}, 'Processing'],
    ['checkout.session.async_payment_succeeded', { payment_status: 'paid' }, 'Paid'],
    ['checkout.session.async_payment_failed', {}, 'Failed'],
    ['checkout.session.expired', { status: 'expired' }, 'Expired'],
  ] as const)('%s with %o says %s', ([type, fields, status]) => {
    expect(message(type, session(fields))).toEqual({
      messageId: 'evt_1',
      type,
      kind: 'session',
      sessionId: 'cs_1',
      state: { status, paymentRef: 'pi_1', total: { amount: 4990, currency: 'EUR' } },
    })
  })

  test('names the payment also when it is sent whole, and none when there is none', () => {
    const whole = session({
      payment_status: 'paid',
      payment_intent: { id: 'pi_2', object: 'payment_intent' },
    })
    expect(message('checkout.session.completed', whole)).toMatchObject({ state: { paymentRef: 'pi_2' } })
    expect(message('checkout.session.completed', session({ payment_intent: null }))).toMatchObject({
      state: { paymentRef: null },
    })
  })
})

describe('other messages', () => {
  test.for([
    ['refund.created', 'pending', 'Waiting'],
    ['refund.updated', 'succeeded', 'Succeeded'],
    ['refund.failed', 'failed', 'Failed'],
    ['refund.updated', 'canceled', 'Failed'],
    ['refund.updated', 'requires_action', 'Waiting'],
  ] as const)('%s that is %s is %s', ([type, status, expected]) => {
    const refund = {
      id: 're_1',
      object: 'refund',
      status,
      amount: 100,
      currency: 'eur',
      payment_intent: 'pi_1',
    }
    expect(message(type, refund)).toEqual({
      messageId: 'evt_1',
      type,
      kind: 'refund',
      refundRef: 're_1',
      refundId: null,
      ...{ paymentRef: 'pi_1', amount: { amount: 100, currency: 'EUR' } },
      status: expected,
    })
  })

  test.for([
    ['charge.dispute.created', 'needs_response', 'NeedsResponse'],
    ['charge.dispute.created', 'warning_needs_response', 'NeedsResponse'],
    ['charge.dispute.updated', 'under_review', 'UnderReview'],
    ['charge.dispute.updated', 'warning_under_review', 'UnderReview'],
    ['charge.dispute.closed', 'won', 'Won'],
    ['charge.dispute.closed', 'warning_closed', 'Won'],
    ['charge.dispute.closed', 'lost', 'Lost'],
  ] as const)('%s that is %s is %s', ([type, status, expected]) => {
    const dispute = {
      ...{ id: 'du_1', object: 'dispute', status, amount: 4990, currency: 'eur', payment_intent: 'pi_1' },
      ...{ reason: 'fraudulent', created: 1_700_000_000, evidence_details: { due_by: 1_700_600_000 } },
    }
    const told = {
      ...{ disputeRef: 'du_1', paymentRef: 'pi_1', amount: { amount: 4990, currency: 'EUR' } },
      ...{
        reason: 'fraudulent',
        status: expected,
        openedAt: at(1_700_000_000),
        evidenceBy: at(1_700_600_000),
      },
    }
    expect(message(type, dispute)).toEqual({ messageId: 'evt_1', type, kind: 'dispute', dispute: told })
    const without = { ...dispute, evidence_details: { due_by: null }, payment_intent: null }
    expect(message(type, without)).toMatchObject({ dispute: { paymentRef: null, evidenceBy: null } })
  })

  test.for(['payment_intent.payment_failed', 'charge.refunded', 'customer.created'])(
    '%s moves nothing',
    (type) => {
      expect(message(type, { id: 'x' })).toEqual({ messageId: 'evt_1', type, kind: 'none' })
    },
  )
})
