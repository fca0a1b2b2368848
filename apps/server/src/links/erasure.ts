import type { App, AppDeps } from '../app-type.ts'
import { forgetErpAccount } from '../modules/erp/index.ts'
import type { PractitionerOptions } from '../modules/people/index.ts'
import { eraseUser, type PrivacyOptions } from '../modules/privacy/index.ts'

/** Erasing an account also removes it from the ERP. */
export const erpErasure = ({ jobs, now }: Pick<AppDeps, 'jobs' | 'now'>): PrivacyOptions => ({
  forgetErp: (tx, practitionerId) => forgetErpAccount({ tx, jobs }, practitionerId, now()),
})

/** Admins erase an account by the same rules as its owner. */
export const accountErasure = (
  { db, jobs, sealed, config, services }: App,
  erasure: PrivacyOptions,
): Pick<PractitionerOptions, 'eraseUser'> => ({
  eraseUser: (erasing, at) => eraseUser({ db, jobs, sealed, config, services, ...erasure }, erasing, at),
})
