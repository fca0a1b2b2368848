export type { ClientOptions } from './clients/client-context.ts'
export { listDrugsOf, openDrugs, openDrugsSeen } from './clients/data/client-drug-queries.ts'
export { findClientLanguage } from './clients/data/client-language.ts'
export {
  clientFiles,
  practitionerClients,
  surveyAnswers,
  surveyCompletions,
} from './clients/data/client-tables.ts'
export { type FileContact, findFileContacts } from './clients/data/file-contact-queries.ts'
export { namesInFile } from './clients/data/names-in-file.ts'
export { type ClientOf, listClientsWithFileAtOwnAddress } from './clients/data/own-address-queries.ts'
export { findStanding, maskedEmail, maskedPhone, notInvited } from './clients/invited-person.ts'
export { acknowledgeDrugs } from './clients/use-cases/acknowledge-drugs.ts'
export { joinFile } from './clients/use-cases/join-file.ts'
export {
  holdFilesOfAccount,
  joinFilesAtAddress,
  oneTakingAtATime,
} from './clients/use-cases/join-files-at-address.ts'
export { holdFileOf, openClientFile } from './clients/use-cases/open-file.ts'
export { proveInvited } from './clients/use-cases/prove-invited.ts'
export { avatarKeysOf } from './files/avatar-address.ts'
export { certificates } from './files/data/file-tables.ts'
export { addCertificate } from './files/use-cases/add-certificate.ts'
export { bankAccountFaults } from './payout/check-bank-account.ts'
export { findFinancialInfosOf } from './payout/data/payout-queries.ts'
export { findReferralTraits } from './payout/data/referral-traits.ts'
export { COMMISSION_RIGHTS_CHANGED } from './payout/use-cases/follow-business-account.ts'
export { restoreBankData } from './payout/use-cases/restore-bank-data.ts'
export {
  inTransaction as peopleInTransaction,
  type PeopleContext,
  type PeopleTransaction,
} from './people-context.ts'
export { isCommissionLawful } from './practitioners/data/commission-lawful.ts'
export { findPartner } from './practitioners/data/partner-queries.ts'
export { findPracticeName } from './practitioners/data/practitioner-queries.ts'
export { practitioners } from './practitioners/data/practitioner-tables.ts'
export { countWaitingCertificates, countWaitingPractitioners } from './practitioners/data/waiting-queries.ts'
export { practitionerArea } from './practitioners/practitioner-area.ts'
export type { PractitionerOptions } from './practitioners/practitioner-context.ts'
export {
  linkClient,
  makePractitioner,
  type PractitionerProfile,
} from './practitioners/use-cases/make-practitioner.ts'
export { findAddressesOf } from './profile/data/address-queries.ts'
export { sealedPeopleColumns } from './profile/data/sealed-people.ts'
export {
  bankAccounts,
  financialInfos,
  userAddresses,
  userFeedback,
  userSettings,
} from './profile/data/settings-tables.ts'
export { toLatinAddress } from './profile/latin-address.ts'
export { lookUpMails } from './profile/look-up-mails.ts'
export { readMailToken, signMailToken } from './profile/mail-token.ts'
export { stopMails } from './profile/use-cases/change-settings.ts'
export { peopleRoutes } from './routes.ts'
export { ownRecord } from './subject.ts'
export { getUser } from './users/data/user-queries.ts'
export {
  eraseFiles,
  eraseFromFiles,
  erasePractitioner,
  listStandIns,
} from './users/use-cases/erase-person.ts'
