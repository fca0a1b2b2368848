import { z } from 'zod'
import { ownerProof } from '../identity/owner-proof.ts'
import { route } from '../route.ts'
import { CountryCode, CurrencyCode, LanguageCode, Line } from '../wire.ts'
import { BankData, BankDataInput, FinancialInfo, FinancialInfoInput } from './bank-data.ts'
import { User } from './current-user.ts'
import { upload } from './files.ts'
import { ownFields, UserAddresses } from './people-parts.ts'
import { Certificate } from './practitioners.ts'

/** Optional mail notifications. Mails about accounts, orders and payments are always sent. */
const Notifications = z.object({
  orderUpdates: z.boolean(),
  planReminders: z.boolean(),
  clientAlerts: z.boolean(),
  productNews: z.boolean(),
  /** Questions to practitioners about their practice and the product. */
  surveys: z.boolean(),
  marketing: z.boolean(),
  /** Whether practitioners may learn that their invitations were opened. */
  mailOpens: z.boolean(),
})

/** Profile settings of docs/specification.md, section 3; the practitioner's fields are null for everyone else. */
export const Profile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  countryId: CountryCode.nullable(),
  preferredLanguageCode: LanguageCode,
  preferredCurrencyId: CurrencyCode,
  profilePictureUrl: z.string().nullable(),
  isApproved: z.boolean(),
  title: z.string().nullable(),
  specialty: z.string().nullable(),
  practiceName: z.string().nullable(),
  city: z.string().nullable(),
  website: z.string().nullable(),
  about: z.string().nullable(),
  showContactInfo: z.boolean(),
  certificates: z.array(Certificate),
  notifications: Notifications,
  ...UserAddresses.shape,
})
export type Profile = z.infer<typeof Profile>

/** Changing the phone needs the password or a code. */
const ProfileInput = z
  .strictObject({ ...ownFields, ...ownerProof, notifications: Notifications.partial() })
  .partial()

/** Onboarding steps of docs/specification.md, section 3. */
export const Steps = z.object({
  emailVerified: z.boolean(),
  basicInfo: z.boolean(),
  certificateUploaded: z.boolean(),
  recommendationCreated: z.boolean(),
  recommendationShared: z.boolean(),
  billingAddressProvided: z.boolean(),
  additionalOnboardingSteps: z.array(z.string()),
})

export const VatAnswer = z.object({
  countryCode: CountryCode,
  vatNumber: z.string(),
  status: z.enum(['Valid', 'FormatValid', 'Invalid']),
  /** The register's data, if it returns any. */
  name: z.string().nullable(),
  address: z.string().nullable(),
})

const Picture = z.object({
  profilePictureUrl: z.string(),
  /** The sizes of docs/specification.md, section 9: 40, 60 and 100 px. */
  sizes: z.record(z.string(), z.string()),
})

export const profileSettings = {
  profile: route({
    method: 'GET',
    url: '/settings/profile',
    config: { access: 'user' },
    schema: { summary: 'The own profile', response: { 200: Profile } },
  }),
  putProfile: route({
    method: 'PUT',
    url: '/settings/profile',
    config: { access: 'user' },
    schema: { summary: 'Changes the own profile', body: ProfileInput, response: { 200: Profile } },
  }),
  certificate: route({
    method: 'PUT',
    url: '/settings/profile/certificate',
    config: { access: 'practitioner' },
    schema: {
      summary: 'Uploads own credentials, as the part `File`',
      ...upload,
      response: { 200: Certificate },
    },
  }),
  picture: route({
    method: 'PUT',
    url: '/settings/profile/picture',
    config: { access: 'user' },
    schema: { summary: 'Sets the own picture, as the part `File`', ...upload, response: { 200: Picture } },
  }),
  deletePicture: route({
    method: 'DELETE',
    url: '/settings/profile/picture',
    config: { access: 'user' },
    schema: { summary: 'Removes the own picture', response: { 204: z.void() } },
  }),
  steps: route({
    method: 'GET',
    url: '/settings/steps',
    config: { access: 'user' },
    schema: { summary: 'How far the onboarding is', response: { 200: Steps } },
  }),
  putSteps: route({
    method: 'PUT',
    url: '/settings/steps',
    config: { access: 'user' },
    schema: {
      summary: 'Marks further steps as done; the others follow from what was done',
      body: z.strictObject({ additionalOnboardingSteps: z.array(Line(60)).max(20) }),
      response: { 200: Steps },
    },
  }),
  completeOnboarding: route({
    method: 'PUT',
    url: '/settings/complete-onboarding',
    config: { access: 'practitioner' },
    schema: { summary: 'Ends the onboarding', response: { 200: User } },
  }),
  vatCheck: route({
    method: 'GET',
    url: '/settings/vat-check/:countryCode/:vat',
    config: { access: 'user' },
    schema: {
      summary: 'Whether a VAT number is valid',
      params: z.strictObject({ countryCode: CountryCode, vat: Line(20) }),
      response: { 200: VatAnswer },
    },
  }),
}

export const payoutSettings = {
  bankData: route({
    method: 'GET',
    url: '/settings/bank-data',
    config: { access: 'practitioner' },
    schema: { summary: 'The own bank account', response: { 200: BankData.nullable() } },
  }),
  postBankData: route({
    method: 'POST',
    url: '/settings/bank-data',
    config: { access: 'practitioner' },
    schema: {
      summary: 'Sets the own bank account, by the password or a code',
      body: BankDataInput.extend(ownerProof),
      response: { 200: BankData },
    },
  }),
  financialInfo: route({
    method: 'GET',
    url: '/settings/financial-info',
    config: { access: 'practitioner' },
    schema: { summary: 'The own business', response: { 200: FinancialInfo.nullable() } },
  }),
  postFinancialInfo: route({
    method: 'POST',
    url: '/settings/financial-info',
    config: { access: 'practitioner' },
    schema: {
      summary: 'Sets the own business',
      body: FinancialInfoInput,
      response: { 200: FinancialInfo },
    },
  }),
  payCommissionsMonthly: route({
    method: 'PUT',
    url: '/settings/pay-commissions-monthly/:payCommissionsMonthly',
    config: { access: 'practitioner' },
    schema: {
      summary: 'Whether commission is paid out each month or on request',
      params: z.strictObject({ payCommissionsMonthly: z.enum(['true', 'false']) }),
      response: { 200: User },
    },
  }),
}
