import { userStatuses, verificationStatuses } from '@salvia/contract/words/identity'
import { professions } from '@salvia/contract/words/professions'
import { m } from '#app/paraglide/messages.js'
import { professionWords } from '#app/settings/profession-words.ts'
import { credentialWord, statusWord } from './people-words.ts'

const events: Record<string, () => string> = {
  AccountErased: m.history_account_erased,
  AddressLocked: m.history_address_locked,
  AddressUnlocked: m.history_address_unlocked,
  BankDataSet: m.history_bank_data_set,
  CertificateDecided: m.history_certificate_decided,
  CertificateRemoved: m.history_certificate_removed,
  CertificateUploaded: m.history_certificate_uploaded,
  ChangeUndone: m.history_change_undone,
  ClientChanged: m.history_client_changed,
  ClientInvitationAccepted: m.history_client_invitation_accepted,
  ClientInvitationDeclined: m.history_client_invitation_declined,
  ClientInvited: m.history_client_invited,
  DataExportRequested: m.history_data_export_requested,
  EmailChangeCancelled: m.history_email_change_cancelled,
  EmailChangeRequested: m.history_email_change_requested,
  EmailReplaced: m.history_email_replaced,
  EmailVerified: m.history_email_verified,
  ErpAccountRequested: m.history_erp_account_requested,
  FinancialInfoSet: m.history_financial_info_set,
  OtherSessionsEnded: m.history_other_sessions_ended,
  PasswordReset: m.history_password_reset,
  PasswordResetRequested: m.history_password_reset_requested,
  PhoneChangeCancelled: m.history_phone_change_cancelled,
  PhoneChangeRequested: m.history_phone_change_requested,
  PhoneChanged: m.history_phone_changed,
  PhoneRemoved: m.history_phone_removed,
  PictureRemoved: m.history_picture_removed,
  PractitionerDecided: m.history_practitioner_decided,
  RecoveryCodeUsed: m.history_recovery_code_used,
  SecondFactorDisabled: m.history_second_factor_disabled,
  SecondFactorEnabled: m.history_second_factor_enabled,
  SecondFactorFailed: m.history_second_factor_failed,
  SessionEnded: m.history_session_ended,
  SignInFailed: m.history_sign_in_failed,
  SignInRefused: m.history_sign_in_refused,
  SignedIn: m.history_signed_in,
  SignedOut: m.history_signed_out,
  SignedUp: m.history_signed_up,
  StandingChanged: m.history_standing_changed,
  TermsChanged: m.history_terms_changed,
  UserChanged: m.history_user_changed,
  UserMade: m.history_user_made,
}

/** Label of an event; unknown events show their logged name. */
export const eventWord = (event: string): string => events[event]?.() ?? event

const fieldWords: Record<string, () => string> = {
  firstName: m.person_first_name,
  lastName: m.person_last_name,
  phone: m.person_phone,
  countryId: m.person_country,
  preferredLanguageCode: m.person_language,
  title: m.settings_title,
  specialty: m.person_specialty,
  practiceName: m.person_practice,
  city: m.settings_city,
  website: m.person_website,
  about: m.settings_about,
  showContactInfo: m.settings_show_contact,
  billingAddress: m.person_billing_address,
  shippingAddress: m.person_shipping_address,
  isVip: m.person_vip,
  isCommissionEnabled: m.person_commission_enabled,
  isAllowedToReceiveCommission: m.person_commission_allowed,
}

const fieldWord = (name: string): string => fieldWords[name]?.() ?? name

function stateWord(value: unknown): string {
  const status = userStatuses.find((each) => each === value)
  if (status) return statusWord(status)
  const verification = verificationStatuses.find((each) => each === value)
  return verification ? credentialWord(verification) : String(value)
}

type Details = Record<string, unknown>

const flagWords = (details: Details): string[] =>
  Object.entries(details)
    .filter(([, value]) => typeof value === 'boolean')
    .map(([name, value]) => `${fieldWord(name)}: ${value ? m.common_yes() : m.common_no()}`)

/** Readable changes of an event; ids are left out. */
export function detailWords(details: Details): string {
  const { fields, from, to, userStatusId, permissions, reason, professionId } = details
  const parts = flagWords(details)
  if (Array.isArray(fields) && fields.length > 0) parts.push(fields.map(fieldWord).join(', '))
  if (from !== undefined && to !== undefined) parts.push(`${stateWord(from)} → ${stateWord(to)}`)
  if (userStatusId !== undefined) parts.push(stateWord(userStatusId))
  if (Array.isArray(permissions)) parts.push(permissions.join(', '))
  const profession = professions.find((each) => each === professionId)
  if (profession) parts.push(`${m.profession()}: ${professionWords[profession]()}`)
  if (typeof reason === 'string') parts.push(reason)
  return parts.join(' · ')
}
