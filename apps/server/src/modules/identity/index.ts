export { findOptionalConsents, isConsentGiven, listConsents } from './accounts/consent-queries.ts'
export { accountChanges, secondFactors } from './accounts/credential-tables.ts'
export { actorFinder } from './accounts/find-actor.ts'
export { accounts as signInKeys, sessions, users } from './accounts/identity-tables.ts'
export { sealedIdentityColumns } from './accounts/sealed-identity.ts'
export { findToken, issueToken, keyedHash } from './accounts/tokens.ts'
export { blankAccount } from './accounts/use-cases/blank-account.ts'
export { inviteAccount } from './accounts/use-cases/invite-account.ts'
export { keepFullAdmin } from './accounts/use-cases/keep-full-admin.ts'
export { makeAccount } from './accounts/use-cases/make-account.ts'
export { makeAdmin } from './accounts/use-cases/make-admin.ts'
export { removeAccount } from './accounts/use-cases/remove-account.ts'
export { setLanguage } from './accounts/use-cases/set-language.ts'
export { setOptionalConsent } from './accounts/use-cases/set-optional-consent.ts'
export { setPhone } from './accounts/use-cases/set-phone.ts'
export { setStanding } from './accounts/use-cases/set-standing.ts'
export { type Account, lockAccount, updateAccount } from './accounts/use-cases/update-account.ts'
export { hashPassword } from './credentials/passwords.ts'
export { confirmPhoneChange, readPhone } from './credentials/use-cases/change-phone.ts'
export { confirmOwner, type OwnerProof } from './credentials/use-cases/confirm-owner.ts'
export {
  holdContactCode,
  holdContactTry,
  queueContactCode,
  sendContactCode,
  takeContactCode,
} from './credentials/use-cases/contact-code.ts'
export { tellOfChange } from './credentials/use-cases/tell-of-change.ts'
export type { RestoreBankData } from './credentials/use-cases/undo-change.ts'
export { verifyAddress } from './credentials/use-cases/verify-email.ts'
export { identityRoutes } from './routes.ts'
export { holdsSession } from './sessions/session-cookie.ts'
export { findDeviceSince } from './sessions/session-queries.ts'
export type { Welcome } from './sign-up/newcomer.ts'
