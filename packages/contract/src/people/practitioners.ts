import { z } from 'zod'
import { ownerProof } from '../identity/owner-proof.ts'
import { pageOf, pageQuery } from '../page.ts'
import { route } from '../route.ts'
import { CountryCode, Email, Id, IdParams, Instant, LanguageCode, Line } from '../wire.ts'
import { userStatuses, verificationStatuses } from '../words/identity.ts'
import { personLengths } from '../words/lengths.ts'
import { ListedClient } from './clients.ts'
import { StoredFile, upload } from './files.ts'
import { ownFields, UserAddresses } from './people-parts.ts'

export const Certificate = StoredFile.extend({
  status: z.enum(verificationStatuses),
  /** Why an admin rejected it. */
  reason: z.string().nullable(),
})
export type Certificate = z.infer<typeof Certificate>

/** A practitioner as clients see them: contact details only if published. */
export const PractitionerCard = z.object({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  title: z.string().nullable(),
  specialty: z.string().nullable(),
  practiceName: z.string().nullable(),
  city: z.string().nullable(),
  website: z.string().nullable(),
  email: Email.nullable(),
  phone: z.string().nullable(),
  profilePictureUrl: z.string().nullable(),
})

/** Fields visible to the practitioner and admins. */
export const Practitioner = PractitionerCard.extend({
  email: Email,
  createdAt: Instant,
  updatedAt: Instant,
  version: z.int(),
  countryId: CountryCode.nullable(),
  preferredLanguageCode: LanguageCode,
  about: z.string(),
  showContactInfo: z.boolean(),
  userStatusId: z.enum(userStatuses),
  isEmailVerified: z.boolean(),
  isApproved: z.boolean(),
  isVip: z.boolean(),
  isCommissionEnabled: z.boolean(),
  isAllowedToReceiveCommission: z.boolean(),
  payCommissionsMonthly: z.boolean(),
  inOnboarding: z.boolean(),
  isCertificatesUploaded: z.boolean(),
  certificateVerificationStatus: z.enum(verificationStatuses).nullable(),
  certificates: z.array(Certificate),
  nextFeedbackDate: Instant.nullable(),
  ...UserAddresses.shape,
})
export type Practitioner = z.infer<typeof Practitioner>

/** Fields owners may write in their own record. */
export const PractitionerInput = z.strictObject(ownFields)

export const practitioners = {
  list: route({
    method: 'GET',
    url: '/practitioner',
    config: { access: 'practitioner' },
    schema: {
      summary: "The caller's own record; all for an admin",
      querystring: z.strictObject(pageQuery()),
      response: { 200: pageOf(Practitioner) },
    },
  }),
  get: route({
    method: 'GET',
    url: '/practitioner/:id',
    config: { access: 'owner' },
    schema: {
      summary: 'A practitioner; its clients get the card',
      params: IdParams,
      response: { 200: z.union([Practitioner, PractitionerCard]) },
    },
  }),
  put: route({
    method: 'PUT',
    url: '/practitioner/:id',
    config: { access: 'owner' },
    schema: {
      summary: 'Changes what an owner may change of its record; another phone takes its password or a code',
      params: IdParams,
      body: PractitionerInput.partial().extend(ownerProof),
      response: { 200: Practitioner },
    },
  }),
  customers: route({
    method: 'GET',
    url: '/practitioner/:id/customers',
    config: { access: 'owner' },
    schema: {
      summary: "A practitioner's clients",
      params: IdParams,
      querystring: z.strictObject({ ...pageQuery(), query: Line(personLengths.query).optional() }),
      response: { 200: pageOf(ListedClient) },
    },
  }),
  addCertificate: route({
    method: 'POST',
    url: '/practitioner/:practitionerId/certificates',
    config: { access: 'owner' },
    schema: {
      summary: 'Uploads credentials: PDF, PNG or JPEG by content, at most 10 MB, as the part `File`',
      ...upload,
      params: z.strictObject({ practitionerId: Id }),
      response: { 201: Certificate },
    },
  }),
  deleteCertificate: route({
    method: 'DELETE',
    url: '/practitioner/:practitionerDataId/certificates/:id',
    config: { access: 'owner' },
    schema: {
      summary: 'Removes credentials that were not passed yet',
      params: z.strictObject({ practitionerDataId: Id, id: Id }),
      response: { 204: z.void() },
    },
  }),
  downloadCertificate: route({
    method: 'GET',
    url: '/practitioner/:practitionerDataId/certificates/:id',
    config: { access: 'owner', addition: true },
    schema: {
      summary: 'The file itself, for its owner and admins, as a download',
      params: z.strictObject({ practitionerDataId: Id, id: Id }),
      response: { 200: z.unknown() },
    },
  }),
}
