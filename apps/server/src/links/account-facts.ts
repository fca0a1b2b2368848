import type { App } from '../app-type.ts'
import type { IdentityOptions } from '../modules/identity/index.ts'
import { getUser, restoreBankData } from '../modules/people/index.ts'
import { recordSharedDevice } from '../modules/referrals/index.ts'
import { welcome } from './newcomer.ts'

/** What people and referrals keep of accounts, which are below them. */
export const accountFacts = (app: App): IdentityOptions => ({
  describeUser: (userId) => getUser(app, userId, app.now()),
  welcome,
  restoreBankData,
  recordSharedBrowser: recordSharedDevice,
})
