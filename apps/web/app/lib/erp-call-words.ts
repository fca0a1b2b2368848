import { type ErpCallName, erpCallNames } from '@salvia/contract/words/erp-calls'
import { m } from '#app/paraglide/messages.js'

const words: Record<ErpCallName, () => string> = {
  makeErpAccount: m.outbox_make_account,
  forgetErpPartner: m.outbox_forget_partner,
  saveErpOrder: m.outbox_erp_order,
  cancelErpOrder: m.outbox_erp_cancel,
  saveErpShipment: m.outbox_erp_parcels,
  saveErpUnsent: m.outbox_erp_unsent,
  saveErpRefund: m.outbox_erp_refund,
  forgetErpAddress: m.outbox_erp_forget_address,
}

const isKnown = (call: string): call is ErpCallName => erpCallNames.some((name) => name === call)

/** What a call to the ERP does; the name of one that only earlier releases made. */
export const erpCallWord = (call: string): string => (isKnown(call) ? words[call]() : call)
