import type { EntryFault } from '@salvia/contract/content/content-fault'
import type { Money } from '@salvia/contract/money'
import {
  COMMISSION_DAYS,
  COMPARISON_LIMIT,
  ORDER_CLAIM_DAYS,
  PLAN_ITEM_LIMIT,
  PRACTITIONER_DISCOUNT_PERCENT,
  REFILL_NOTICE_DAYS,
  SHARE_CODE_LENGTH,
  WITHDRAWAL_DAYS,
} from '@salvia/contract/words/limits'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { MONTHLY_PAYOUT_MINIMUM } from '@salvia/contract/words/payouts'
import { unknownBlanks } from '@salvia/rules/content/fill-content'
import { countryName, formatMoney } from '@salvia/rules/format/format'
import { lineCommission } from '@salvia/rules/orders/commission'
import { invoicedVatId, sellerLines } from '@salvia/rules/seller/seller-data'
import type { Db } from '#db/database'
import type { Config } from '../../config.ts'
import { readSeller } from '../seller/index.ts'
import { faultAt } from './entry-faults.ts'

export type Told = Pick<Config, 'sellerCountry' | 'sellerVatIds'>

/** What texts name of the seller. */
export const sellerBlanks = ['name', 'address', 'email', 'phone', 'registrationNumber', 'vatNumber'] as const

const eur = (amount: number): Money => ({ amount, currency: 'EUR' })

/** The example by which texts explain the margin, a net list price and a discount in percent. */
const example = { listNet: eur(10_000), quantity: 1, discountPercentage: 10 }

/** Figures that texts name: those that the code goes by, as they are written in a language. */
export function contentFigures(language: LanguageCode) {
  const { discountNet, commission } = lineCommission(example)
  const client = eur(example.listNet.amount - discountNet.amount)
  return {
    practitionerPercent: String(PRACTITIONER_DISCOUNT_PERCENT),
    planItems: String(PLAN_ITEM_LIMIT),
    compareLimit: String(COMPARISON_LIMIT),
    codeLength: String(SHARE_CODE_LENGTH),
    orderLinkDays: String(ORDER_CLAIM_DAYS),
    refillDays: String(REFILL_NOTICE_DAYS),
    withdrawalDays: String(WITHDRAWAL_DAYS),
    commissionDays: String(COMMISSION_DAYS),
    payoutMinimum: formatMoney(eur(MONTHLY_PAYOUT_MINIMUM), language),
    exampleList: formatMoney(example.listNet, language),
    exampleDiscount: String(example.discountPercentage),
    exampleClient: formatMoney(client, language),
    exampleCommission: formatMoney(commission, language),
  }
}

/** What fills the blanks of texts: figures, and the seller as its admins have stated it (empty where they have not). */
export async function findKnown(db: Db, config: Told, language: LanguageCode) {
  const seller = await readSeller(db, config)
  const [name = '', ...address] = sellerLines({
    ...seller,
    countryId: countryName(seller.countryId, language),
  })
  const stated: Record<(typeof sellerBlanks)[number], string> = {
    name,
    address: address.join(', '),
    email: seller.email,
    phone: seller.phone,
    registrationNumber: seller.registrationNumber,
    vatNumber: invoicedVatId(seller.vatIds, seller.countryId) ?? '',
  }
  return { ...contentFigures(language), ...stated }
}

/** What admins read about an entry whose texts use a placeholder that does not exist. */
export const faultsOfBlanks = (entry: unknown, known: Readonly<Record<string, string>>): EntryFault[] =>
  unknownBlanks(entry, known).map((name) => faultAt([], 'UnknownBlank', `{${name}}`))
