import type { ChatOpenSpan } from '@salvia/contract/chat/chat-hours'
import type { Money } from '@salvia/contract/money'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import type { VatCategory } from '@salvia/contract/words/catalogue'
import { type ChatWeekday, chatWeekdays } from '@salvia/contract/words/chat'
import type { UserKind } from '@salvia/contract/words/identity'
import { type LanguageCode, languages } from '@salvia/contract/words/locale'
import type { CarrierKind, RateState } from '@salvia/contract/words/shop-settings'
import { formatDate, formatMoney, formatRate, languageName } from '@salvia/rules/format/format'
import { weekdayName } from '@salvia/rules/format/weekday-name'
import { showDecimal } from '@salvia/rules/money/typed-decimal'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import type { StatusMark } from '#app/ui/status.tsx'
import { professionWords } from './profession-words.ts'

/** Decimals of exchange rates, which are stored in millionths. */
export const RATE_DIGITS = 6

export const vatCategoryWords: Record<VatCategory, () => string> = {
  FoodSupplement: m.catalogue_vat_supplement,
  Standard: m.catalogue_vat_standard,
}

export const carrierKindWords: Record<CarrierKind, () => string> = {
  Door: m.carrier_door,
  PickUpPoint: m.carrier_point,
  Express: m.carrier_express,
}

export const rateStateWords: Record<RateState, { word: () => string; mark: StatusMark }> = {
  InForce: { word: m.rate_in_force, mark: 'available' },
  Coming: { word: m.rate_coming, mark: 'limited' },
  Past: { word: m.rate_past, mark: 'open' },
  Withdrawn: { word: m.rate_withdrawn, mark: 'unavailable' },
}

export const userKindWords: Record<UserKind, () => string> = {
  Practitioner: m.common_practitioners,
  Client: m.common_clients,
  Internal: m.flag_admins,
}

const fields: Record<string, () => string> = {
  name: m.common_name,
  kind: m.carrier_kind,
  fixedPrice: m.carrier_price,
  freeFrom: m.carrier_free_from,
  minDays: m.carrier_min_days,
  maxDays: m.carrier_max_days,
  isActive: m.common_in_use,
  isExample: m.shop_settings_example,
  countryCode: m.person_country,
  isOpen: m.country_open,
  FoodSupplement: m.catalogue_vat_supplement,
  Standard: m.catalogue_vat_standard,
  allProfessions: m.profession_all,
  ...professionWords,
  names: m.category_names,
  position: m.category_position,
  streetName: m.address_street,
  houseNumber: m.address_house_number,
  postalCode: m.address_postcode,
  city: m.address_town,
  countryId: m.person_country,
  email: m.person_email,
  phone: m.person_phone,
  registrationNumber: m.seller_registration,
  vatIds: m.seller_vat_ids,
  bankHolder: m.bank_holder,
  iban: m.bank_iban,
  bic: m.bank_bic,
  description: m.brand_description,
  websiteUrl: m.person_website,
  imageUrl: m.brand_logo,
  isOn: m.flag_on,
  userKinds: m.flag_kinds,
  countries: m.flag_countries,
  accounts: m.flag_accounts,
  title: m.common_title,
  texts: m.chat_prepared_text,
  daysOff: m.chat_hours_days_off,
}

const isWeekday = (field: string): field is ChatWeekday => chatWeekdays.some((day) => day === field)

/** A field's label; currencies are labelled by code. */
export const settingField = (field: string): string =>
  fields[field]?.() ?? (isWeekday(field) ? weekdayName(field, getLocale()) : field)

const NOTHING = '–'

type Dated = {
  validFrom: CalendarDay
  validTo?: CalendarDay | null
  taxRate?: number
  millionths?: number
  isAllowed?: boolean
}

function valueWords({ taxRate, millionths = 0, isAllowed }: Dated): string {
  if (isAllowed !== undefined) return isAllowed ? m.commission_law_allowed() : m.commission_law_forbidden()
  return taxRate === undefined ? showDecimal(millionths, RATE_DIGITS) : formatRate(taxRate, getLocale())
}

function ratedWords({ validFrom, validTo, ...value }: Dated): string {
  const language = getLocale()
  const rate = valueWords({ validFrom, ...value })
  const from = m.rate_from({ rate, day: formatDate(validFrom, language) })
  return validTo ? m.rate_until({ from, day: formatDate(validTo, language) }) : from
}

const isMoney = (value: object): value is Money => 'amount' in value && 'currency' in value
const isSpan = (value: object): value is ChatOpenSpan => 'from' in value && 'to' in value
const isDated = (value: object): value is Dated => 'validFrom' in value

function objectWords(value: object): string {
  if (isMoney(value)) return formatMoney(value, getLocale())
  if (isDated(value)) return ratedWords(value)
  if (isSpan(value)) return `${value.from}–${value.to}`
  const named = value as Partial<Record<LanguageCode, string>>
  return languages.flatMap((code) => (named[code] ? `${languageName(code)}: ${named[code]}` : [])).join(', ')
}

const isDay = (value: unknown): value is CalendarDay =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)

/** A setting's value formatted for its history. */
export function settingValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return NOTHING
  if (typeof value === 'boolean') return value ? m.common_yes() : m.common_no()
  if (isDay(value)) return formatDate(value, getLocale())
  if (Array.isArray(value)) return value.map(settingValue).join(', ') || NOTHING
  return typeof value === 'object' ? objectWords(value) : String(value)
}
