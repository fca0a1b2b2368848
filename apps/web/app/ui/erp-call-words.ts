import { m } from '#app/paraglide/messages.js'

const words: Record<string, () => string> = {
  makeErpAccount: m.outbox_make_account,
  forgetErpPartner: m.outbox_forget_partner,
  saveErpOrder: m.outbox_erp_order,
  cancelErpOrder: m.outbox_erp_cancel,
  trackErpOrder: m.outbox_erp_tracking,
  forgetErpAddress: m.outbox_erp_forget_address,
}

/** What a call to the ERP does. */
export const erpCallWord = (call: string): string => words[call]?.() ?? call
