import type { SessionState } from '../../services/payment/payment.ts'

/** `amount_differs`: nothing was paid by it. */
export type Applied = 'done' | 'unknown_session' | 'amount_differs'
/** `by`: the gateway itself when it was asked, or one of its messages. */
export type GatewayReport = { sessionId: string; state: SessionState; by: 'gateway' | 'message' }
