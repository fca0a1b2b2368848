import type { App, AppDeps } from '../app-type.ts'
import { forgetErpAccount } from '../modules/erp/index.ts'
import type { PractitionerOptions } from '../modules/people/index.ts'
import { eraseUser, type PrivacyOptions } from '../modules/privacy/index.ts'

/** Erasing an account reaches the records of the ERP too. */
export const erpErasure = ({ jobs, now }: Pick<AppDeps, 'jobs' | 'now'>): PrivacyOptions => ({
  forgetErp: (tx, practitionerId) => forgetErpAccount({ tx, jobs }, practitionerId, now()),
})

/** Admins erase an account as its owner would. */
export const accountErasure = (
  { db, jobs, sealed, config, services }: App,
  erasure: PrivacyOptions,
): Pick<PractitionerOptions, 'eraseUser'> => ({
  eraseUser: (erasing, at) => eraseUser({ db, jobs, sealed, config, services, ...erasure }, erasing, at),
})
