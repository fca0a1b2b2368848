import { limitConcurrency } from '../limit-concurrency.ts'

/**
 * Messages and calls to the ERP whose statements run at a time: the queue hands out more, and the connections are those
 * of requests. A service that answers slowly holds up no other message: it is asked out of turn. Work that waits for
 * another turn of its own would never end.
 */
const AT_ONCE = 4

/** Runs the statements of a message that is being sent, or of a call to the ERP that is being made. */
export const inTurn = limitConcurrency({ atOnce: AT_ONCE, waiting: Number.POSITIVE_INFINITY })
