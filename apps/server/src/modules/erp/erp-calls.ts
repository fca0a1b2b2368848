import type { ServiceCalls } from '#kernel/outbox/send-message'
import { partnerReference } from '../../services/erp/partner-reference.ts'
import { FORGET_PARTNER } from './use-cases/forget-account.ts'
import { type Making, makeAccount } from './use-cases/make-account.ts'
import { MAKE_ACCOUNT } from './use-cases/request-account.ts'

/** Names of ERP calls about practitioners in the outbox. */
export const erpCalls = (making: Making): ServiceCalls => ({
  [MAKE_ACCOUNT]: ({ practitionerId = '' }, now) => makeAccount(making, practitionerId, now),
  [FORGET_PARTNER]: ({ practitionerId = '' }) => making.erp.forgetPartner(partnerReference(practitionerId)),
})
