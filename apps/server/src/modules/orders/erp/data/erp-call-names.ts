import type { ErpCallName } from '@salvia/contract/words/erp-calls'

export const SAVE_ORDER = 'saveErpOrder' satisfies ErpCallName
export const CANCEL_ORDER = 'cancelErpOrder' satisfies ErpCallName
export const SAVE_SHIPMENT = 'saveErpShipment' satisfies ErpCallName
export const SAVE_UNSENT = 'saveErpUnsent' satisfies ErpCallName
export const FORGET_ADDRESS = 'forgetErpAddress' satisfies ErpCallName
