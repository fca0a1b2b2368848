import { isTestGateway, type TestGateway } from '../src/services/payment/test-gateway.ts'
import { sessionMessage } from '../src/services/payment/test-gateway-messages.ts'
import type { TestApi } from './api.ts'
import { NOW } from './constants.ts'

export function gatewayOf(api: TestApi): TestGateway {
  const { payment } = api.services
  if (!isTestGateway(payment)) throw new Error('the test gateway is not in use')
  return payment
}

export const deliver = (api: TestApi, payload: string, signature?: string) =>
  api.app.inject({
    method: 'POST',
    url: '/api/payments/webhook',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': signature ?? gatewayOf(api).sign(payload, NOW),
    },
    payload,
  })

/** Moves a session at the gateway and answers its message, which is still to be delivered. */
export async function messageOf(
  api: TestApi,
  sessionId: string,
  to: 'Paid' | 'Processing' | 'Failed',
): Promise<string> {
  const moved = await gatewayOf(api).moveSession(sessionId, to, NOW)
  if (!moved) throw new Error('the session stands elsewhere')
  return sessionMessage(moved, NOW)
}
