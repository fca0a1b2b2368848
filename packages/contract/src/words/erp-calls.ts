/** Calls to the ERP, as the outbox names them. */
export const erpCallNames = [
  'makeErpAccount',
  'forgetErpPartner',
  'saveErpOrder',
  'cancelErpOrder',
  'saveErpShipment',
  'saveErpUnsent',
  'saveErpRefund',
  'forgetErpAddress',
] as const
export type ErpCallName = (typeof erpCallNames)[number]
