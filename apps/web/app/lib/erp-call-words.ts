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

const erpFaults: [RegExp, () => string][] = [
  [/answered (?:401|403)\b|Access(?:Denied|Error)$|SessionExpired/, m.outbox_erp_denied],
  [/unreadable$/, m.outbox_erp_unreadable],
  [/^fetch failed$|timeout$|answered 50[234]\b/, m.outbox_erp_away],
]

/** What the ERP failed of, in words that say what to look at; null of a fault that only names itself. */
export const erpFaultWords = (fault: string): string | null =>
  erpFaults.find(([pattern]) => pattern.test(fault))?.[1]() ?? null
