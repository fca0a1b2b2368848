export { avatarKeysOf } from './avatar-address.ts'
export type { ClientOptions } from './client-work.ts'
export { findAddressesOf } from './data/address-queries.ts'
export { clientFiles, practitionerClients, surveyAnswers, surveyCompletions } from './data/client-tables.ts'
export { certificates } from './data/file-tables.ts'
export { findPartner } from './data/partner-queries.ts'
export { practitioners } from './data/people-tables.ts'
export { findPracticeName } from './data/practitioner-queries.ts'
export { sealedPeopleColumns } from './data/sealed-people.ts'
export { bankAccounts, financialInfos, userFeedback, userSettings } from './data/settings-tables.ts'
export { getUser } from './data/user-queries.ts'
export { toLatinAddress } from './latin-address.ts'
export { within as peopleWithin } from './people-work.ts'
export { practitionerArea } from './practitioner-area.ts'
export { peopleRoutes } from './routes.ts'
export { addCertificate } from './use-cases/add-certificate.ts'
export {
  eraseFiles,
  eraseFromFiles,
  erasePractitioner,
  listStandIns,
} from './use-cases/erase-person.ts'
export { linkClient, makePractitioner, type PractitionerProfile } from './use-cases/make-practitioner.ts'
export { restoreBankData } from './use-cases/restore-bank-data.ts'
