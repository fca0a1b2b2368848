import type { ServiceCalls } from '#kernel/outbox/send-message'
import {
  CANCEL_ORDER,
  FORGET_ADDRESS,
  SAVE_ORDER,
  SAVE_SHIPMENT,
  SAVE_UNSENT,
} from './data/erp-call-names.ts'
import {
  addressReference,
  cancelOrder,
  type Sending,
  saveOrder,
  sendParcels,
  sendUnsent,
} from './use-cases/send-order.ts'

/** Names of ERP calls about orders in the outbox. */
export const erpOrderCalls = (sending: Sending): ServiceCalls => ({
  [SAVE_ORDER]: ({ orderId = '' }) => saveOrder(sending, orderId),
  [CANCEL_ORDER]: ({ orderId = '' }) => cancelOrder(sending, orderId),
  [SAVE_SHIPMENT]: ({ orderId = '' }) => sendParcels(sending, orderId),
  [SAVE_UNSENT]: ({ orderId = '' }) => sendUnsent(sending, orderId),
  [FORGET_ADDRESS]: ({ orderId = '' }) => sending.erp.forgetPartner(addressReference(orderId)),
})
