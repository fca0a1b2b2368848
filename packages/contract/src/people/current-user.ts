import { z } from 'zod'
import { route } from '../route.ts'
import { CountryCode, CurrencyCode, Email, Id, Instant, LanguageCode, Money, NamedPerson } from '../wire.ts'
import {
  approvalSources,
  permissions,
  userKinds,
  userStatuses,
  verificationStatuses,
} from '../words/identity.ts'

export const User = z.object({
  id: Id,
  createdAt: Instant,
  updatedAt: Instant,
  /** Incremented by every write of the account. */
  version: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  nameWithEmail: z.string(),
  email: Email,
  phone: z.string().nullable(),
  preferredLanguageCode: LanguageCode,
  preferredCurrencyId: CurrencyCode,
  countryId: CountryCode.nullable(),
  countryCode: CountryCode.nullable(),
  userKindId: z.enum(userKinds),
  userStatusId: z.enum(userStatuses),
  /** The status restored when a suspension ends; null otherwise. */
  reopensTo: z.enum(userStatuses).nullable(),
  isActive: z.boolean(),
  isApproved: z.boolean(),
  isPractitioner: z.boolean(),
  isAdmin: z.boolean(),
  isClient: z.boolean(),
  isVip: z.boolean(),
  isCommissionEnabled: z.boolean(),
  isAllowedToReceiveCommission: z.boolean(),
  /** Whether the law allows commission for a practitioner of this country and profession today; always true of others. */
  isCommissionLawful: z.boolean(),
  payCommissionsMonthly: z.boolean(),
  inOnboarding: z.boolean(),
  practiceName: z.string().nullable(),
  profilePictureUrl: z.string().nullable(),
  permissions: z.array(z.enum(permissions)),
  billingAddressId: Id.nullable(),
  /** Whether billing and shipping are considered the same. */
  sameAddress: z.boolean(),
  /** When to ask the user for feedback. */
  nextFeedbackDate: Instant,
  /** Surveys the user has completed. */
  surveys: z.array(z.string()),
  isCertificatesUploaded: z.boolean(),
  certificateVerificationStatus: z.enum(verificationStatuses).nullable(),
  /** Whether signing in asks for a second step. */
  hasSecondFactor: z.boolean(),
  referrerInfo: NamedPerson.nullable(),
  newcomerBonusAmount: Money.nullable(),
  approvalSource: z.enum(approvalSources).nullable(),
  /** Features enabled for this user; admins have all. */
  featureFlags: z.array(z.string()),
})
export type User = z.infer<typeof User>

export const users = {
  me: route({
    method: 'GET',
    url: '/users/me',
    config: { access: 'user' },
    schema: { summary: 'The current user', response: { 200: User } },
  }),
}

export const settings = {
  language: route({
    method: 'PUT',
    url: '/settings/language/:languageCode',
    config: { access: 'user' },
    schema: {
      summary: 'Keeps the language of the signed-in user',
      params: z.strictObject({ languageCode: LanguageCode }),
      response: { 200: User },
    },
  }),
}
