import { z } from 'zod'
import { ownerProof } from '../identity/owner-proof.ts'
import { pageOf, pageQuery } from '../page.ts'
import { route } from '../route.ts'
import { MaybeIfMatch, versionRule } from '../versions.ts'
import { CountryCode, Day, Flag, Id, IdParams, Instant, Line, Money, NamedPerson, Text } from '../wire.ts'
import { approvalSources, userStatuses, verificationStatuses } from '../words/identity.ts'
import { approvalLengths, personLengths } from '../words/lengths.ts'
import { professions } from '../words/professions.ts'
import { BankData, BankDataInput, FinancialInfo } from './bank-data.ts'
import { Practitioner, PractitionerInput } from './practitioners.ts'

/** Admin-only fields of a practitioner. */
export const AdminPractitioner = Practitioner.extend({
  isActive: z.boolean(),
  professionId: z.enum(professions).nullable(),
  referrerCode: z.string().nullable(),
  referrerInfo: NamedPerson.nullable(),
  newcomerBonusAmount: Money.nullable(),
  referralProgramId: Id.nullable(),
  approvalSource: z.enum(approvalSources).nullable(),
  approvalReason: z.string().nullable(),
  approvedAt: Instant.nullable(),
  plansCount: z.int(),
  clientsCount: z.int(),
  ordersCount: z.int(),
  odooAccountId: z.string().nullable(),
  odooRequestedAt: Instant.nullable(),
  /** Why the ERP refused the last request, which can be repeated. */
  odooError: z.string().nullable(),
  financialInfo: FinancialInfo.nullable(),
})
export type AdminPractitioner = z.infer<typeof AdminPractitioner>

export const ReferralProgram = z.object({
  id: Id,
  name: z.string(),
  referrerBonus: Money,
  newcomerBonus: Money,
  validFrom: Day,
  validTo: Day.nullable(),
})

export const adminPractitioners = {
  list: route({
    method: 'GET',
    url: '/admin/practitioners',
    config: { access: 'admin' },
    schema: {
      summary: 'Practitioners, with every filter',
      querystring: z.strictObject({
        ...pageQuery(),
        firstName: Line(personLengths.name).optional(),
        lastName: Line(personLengths.name).optional(),
        email: Line(personLengths.email).optional(),
        isCertificateUploaded: Flag.optional(),
        isVip: Flag.optional(),
        countryCode: CountryCode.optional(),
        approvalStatus: z.enum(userStatuses).optional(),
        referralProgramId: Id.optional(),
        query: Line(personLengths.query).optional(),
      }),
      response: { 200: pageOf(AdminPractitioner) },
    },
  }),
  get: route({
    method: 'GET',
    url: '/admin/practitioners/:id',
    config: { access: 'admin' },
    schema: { summary: 'A practitioner', params: IdParams, response: { 200: AdminPractitioner } },
  }),
  put: route({
    method: 'PUT',
    url: '/admin/practitioners/:id',
    config: { access: 'admin' },
    schema: {
      summary: `Changes a practitioner: the profile, its approval (a rejection gives its reason, and both are told by mail), VIP, commission flags, profession, referral program. ${versionRule}`,
      params: IdParams,
      headers: MaybeIfMatch,
      body: PractitionerInput.extend({
        userStatusId: z.enum(['Approved', 'Rejected', 'PendingApproval', 'Suspended']),
        reason: Text(approvalLengths.reason),
        certificateStatuses: z
          .array(
            z.strictObject({
              id: Id,
              status: z.enum(verificationStatuses),
              reason: Text(approvalLengths.credentialReason).optional(),
            }),
          )
          .max(20),
        isVip: z.boolean(),
        isCommissionEnabled: z.boolean(),
        isAllowedToReceiveCommission: z.boolean(),
        professionId: z.enum(professions).nullable(),
        referralProgramId: Id.nullable(),
      }).partial(),
      response: { 200: AdminPractitioner },
    },
  }),
  newOdooAccount: route({
    method: 'POST',
    url: '/admin/practitioners/:id/new-odoo-account',
    config: { access: 'admin' },
    schema: {
      summary:
        'Asks the ERP for an account; asked again it answers the first one, or tries again where that failed',
      params: IdParams,
      response: { 200: AdminPractitioner },
    },
  }),
  referralPrograms: route({
    method: 'GET',
    url: '/admin/practitioners/referral-programs',
    config: { access: 'admin' },
    schema: { summary: 'Referral programs', response: { 200: z.array(ReferralProgram) } },
  }),
  bankData: route({
    method: 'GET',
    url: '/admin/practitioner-bank-data/:practitionerId',
    config: { access: 'accounting' },
    schema: {
      summary: "A practitioner's bank account, with its whole number",
      params: z.strictObject({ practitionerId: Id }),
      response: { 200: BankData.extend({ iban: z.string() }).nullable() },
    },
  }),
  postBankData: route({
    method: 'POST',
    url: '/admin/practitioner-bank-data/:practitionerId',
    config: { access: 'accounting' },
    schema: {
      summary: "Sets a practitioner's bank account, by the caller's own password or a code",
      params: z.strictObject({ practitionerId: Id }),
      body: BankDataInput.extend(ownerProof),
      response: { 200: BankData.extend({ iban: z.string() }) },
    },
  }),
}
