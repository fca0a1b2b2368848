export { practitionerClients, practitioners } from './data/people-tables.ts'
export { getUser } from './data/user-queries.ts'
export { peopleRoutes } from './routes.ts'
export { linkClient, makePractitioner, type PractitionerProfile } from './use-cases/make-practitioner.ts'
