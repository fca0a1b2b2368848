import type { ExportRecord, ExportSections } from '@salvia/documents'
import { selfBillingNumber } from '@salvia/rules/documents/document-number'
import { decimalHundredths } from '@salvia/rules/format/decimal-hundredths'
import { fullName } from '@salvia/rules/people/full-name'
import { asc, desc, eq } from 'drizzle-orm'
import { users } from '../../identity/index.ts'
import { payouts, payoutTransfers, selfBillings } from '../../payouts/index.ts'
import {
  bankAccounts,
  certificates,
  clientFiles,
  financialInfos,
  openDrugs,
  openDrugsSeen,
  practitionerClients,
  practitioners,
} from '../../people/index.ts'
import { referralCodes, referralPrograms, referrals } from '../../referrals/index.ts'
import { walletTransactions } from '../../wallet/index.ts'
import type { PrivacyContext } from '../privacy-context.ts'
import { inquiriesOf } from './inquiry-parts.ts'
import { medicinesOf, medicinesSeenOf } from './medicines-of.ts'

type Context = Pick<PrivacyContext, 'db' | 'sealed'>

async function practiceOf({ db }: Context, userId: string): Promise<ExportRecord[]> {
  const rows = await db
    .select({ practice: practitioners, program: referralPrograms.name })
    .from(practitioners)
    .leftJoin(referralPrograms, eq(referralPrograms.id, practitioners.referralProgramId))
    .where(eq(practitioners.userId, userId))
  const [referral] = await db.select().from(referralCodes).where(eq(referralCodes.practitionerId, userId))
  return rows.map(({ practice, program }) => ({
    title: practice.title,
    specialty: practice.specialty,
    company: practice.practiceName,
    address: practice.city,
    website: practice.website,
    about: practice.about,
    isContactShown: practice.showContactInfo,
    approvedBy: practice.approvalSource,
    approvedAt: practice.approvedAt?.toISOString() ?? null,
    reason: practice.approvalReason,
    isVip: practice.isVip,
    isCommissionOn: practice.isCommissionEnabled,
    profession: practice.professionId,
    mayReceiveCommission: practice.isAllowedToReceiveCommission,
    isPaidMonthly: practice.payCommissionsMonthly,
    referralProgram: program,
    referralCode: referral?.code ?? null,
  }))
}

async function payoutOf({ db, sealed }: Context, userId: string): Promise<ExportRecord[]> {
  const open = (text: string | null) => (text === null ? null : sealed.open(text))
  const banks = await db.select().from(bankAccounts).where(eq(bankAccounts.practitionerId, userId))
  const businesses = await db.select().from(financialInfos).where(eq(financialInfos.practitionerId, userId))
  return [
    ...banks.map((bank) => ({
      holder: open(bank.sealedHolder),
      accountNumber: open(bank.sealedNumber),
      country: bank.bankCountryId,
      bic: bank.bic,
      bankName: bank.bankName,
      bankCode: bank.bankCode,
      accountKind: bank.bankAccountType,
      holderKind: bank.bankAccountHolderType,
      at: bank.updatedAt.toISOString(),
    })),
    ...businesses.map((business) => ({
      kind: business.businessType,
      companyForm: business.companyForm,
      company: business.companyName,
      registrationNumber: open(business.sealedRegistrationNumber),
      vatNumber: open(business.sealedVatNumber),
      vatStatus: business.vatStatus,
      isVatExempt: business.isVatExempt,
      country: business.taxCountryId,
      at: business.updatedAt.toISOString(),
    })),
  ]
}

async function certificatesOf({ db }: Context, userId: string): Promise<ExportRecord[]> {
  const rows = await db
    .select()
    .from(certificates)
    .where(eq(certificates.practitionerId, userId))
    .orderBy(asc(certificates.uploadedAt))
  return rows.map(({ name, status, reason, uploadedAt }) => ({
    name,
    status,
    text: reason,
    at: uploadedAt.toISOString(),
  }))
}

/**
 * Clients' contact details only as far as the practitioner entered them: account data belong to the account's owner.
 */
async function clientsOf({ db, sealed }: Context, userId: string): Promise<ExportRecord[]> {
  const rows = await db
    .select({ file: practitionerClients, firstName: users.firstName, lastName: users.lastName })
    .from(practitionerClients)
    .innerJoin(users, eq(users.id, practitionerClients.clientId))
    .where(eq(practitionerClients.practitionerId, userId))
    .orderBy(asc(practitionerClients.linkedAt))
  const nameless = await db
    .select()
    .from(clientFiles)
    .where(eq(clientFiles.practitionerId, userId))
    .orderBy(asc(clientFiles.linkedAt))
  return [
    ...rows.map(({ file, firstName, lastName }) => ({
      name: fullName({ firstName: file.firstName ?? firstName, lastName: file.lastName ?? lastName }),
      email: file.email,
      phone: file.sealedPhone === null ? null : sealed.open(file.sealedPhone),
      medicines: medicinesOf(openDrugs(sealed, file.sealedDrugs)),
      medicinesSeen: medicinesSeenOf(openDrugsSeen(sealed, file.sealedDrugsSeen)),
      at: file.linkedAt.toISOString(),
    })),
    ...nameless.map(({ reference, decision, linkedAt }) => ({
      number: reference,
      status: decision,
      at: linkedAt.toISOString(),
    })),
  ]
}

/** Colleagues who used the practitioner's code; who they are is for them to disclose. */
async function referralsOf({ db }: Context, userId: string): Promise<ExportRecord[]> {
  const rows = await db
    .select({ referral: referrals, program: referralPrograms.name })
    .from(referrals)
    .leftJoin(referralPrograms, eq(referralPrograms.id, referrals.programId))
    .where(eq(referrals.referrerId, userId))
    .orderBy(asc(referrals.createdAt))
  return rows.map(({ referral, program }) => ({
    status: referral.status,
    referralProgram: program,
    at: referral.createdAt.toISOString(),
  }))
}

async function walletOf({ db }: Context, userId: string): Promise<ExportRecord[]> {
  const rows = await db
    .select()
    .from(walletTransactions)
    .where(eq(walletTransactions.practitionerId, userId))
    .orderBy(desc(walletTransactions.createdAt))
  return rows.map(({ type, status, amount, currency, createdAt, orderNumber, reason, reference }) => ({
    kind: type,
    status,
    number: orderNumber ?? reference,
    reason,
    total: `${decimalHundredths(amount)} ${currency}`,
    at: createdAt.toISOString(),
  }))
}

/** What was paid out: where each try went, and what its document says of the person. */
async function payoutsOf({ db, sealed }: Context, userId: string): Promise<ExportRecord[]> {
  const rows = await db
    .select({ payout: payouts, transfer: payoutTransfers, document: selfBillings })
    .from(payouts)
    .leftJoin(selfBillings, eq(selfBillings.payoutId, payouts.id))
    .leftJoin(payoutTransfers, eq(payoutTransfers.payoutId, payouts.id))
    .where(eq(payouts.practitionerId, userId))
    .orderBy(desc(payouts.createdAt))
  return rows.map(({ payout, transfer, document }) => {
    const payee = document?.content.payee
    return {
      kind: 'Payout',
      status: payout.status,
      reason: payout.returnReason,
      number: document && selfBillingNumber(document),
      total: `${decimalHundredths(payout.amount)} ${payout.currency}`,
      name: payee ? fullName(payee) : null,
      company: payee?.company ?? null,
      address: payee ? `${payee.streetName} ${payee.houseNumber}, ${payee.postalCode} ${payee.city}` : null,
      vatNumber: payee?.vatNumber ?? null,
      holder: transfer && sealed.open(transfer.sealedHolder),
      accountNumber: transfer && sealed.open(transfer.sealedNumber),
      bic: transfer?.bic ?? null,
      at: payout.createdAt.toISOString(),
    }
  })
}

/** A practitioner's data beyond the account. */
export async function collectPractice(context: Context, userId: string): Promise<ExportSections> {
  return {
    practice: await practiceOf(context, userId),
    payout: await payoutOf(context, userId),
    credentials: await certificatesOf(context, userId),
    clients: await clientsOf(context, userId),
    referrals: await referralsOf(context, userId),
    productInquiries: await inquiriesOf(context.db, userId),
    wallet: [...(await walletOf(context, userId)), ...(await payoutsOf(context, userId))],
  }
}
