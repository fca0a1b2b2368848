import type { PayoutSettlement } from '@salvia/contract/payouts/self-billing'
import type { CommissionVatTreatment } from '@salvia/contract/words/payouts'
import type { WalletTransactionType } from '@salvia/contract/words/wallet'
import { vatContained } from '../money/vat.ts'

/** The movements of a type, in EUR cents. */
type MovementsOfType = { type: WalletTransactionType; isTakenBack: boolean; count: number; amount: number }

/** The tax identity of a practitioner, and the country of who pays. */
type TaxStatus = {
  isVatExempt: boolean
  hasVatNumber: boolean
  taxCountryId: string
  sellerCountryId: string
}

/**
 * How a commission is taxed. It is a service to the seller, supplied where the seller is (Directive 2006/112/EC art. 44):
 * a business there charges VAT, for one abroad the seller owes it (art. 196). A small business (art. 284) and somebody
 * without a VAT number charge none.
 */
export function commissionVatTreatment(status: TaxStatus): CommissionVatTreatment {
  if (status.isVatExempt) return 'SmallBusiness'
  if (!status.hasVatNumber) return 'NotRegistered'
  return status.taxCountryId === status.sellerCountryId ? 'Domestic' : 'ReverseCharge'
}

const spending: WalletTransactionType[] = ['Purchase', 'Refund', 'Payout']

/** By type, of each what is paid before what is taken back. */
const byType = (movements: MovementsOfType[]): PayoutSettlement['services'] => {
  const sorted = movements.toSorted((a, b) => {
    if (a.type === b.type) return Number(a.isTakenBack) - Number(b.isTakenBack)
    return a.type < b.type ? -1 : 1
  })
  return sorted.map(({ isTakenBack, ...sums }) => (isTakenBack ? { ...sums, isTakenBack } : sums))
}

const sumOf = (movements: { amount: number }[]): number =>
  movements.reduce((sum, { amount }) => sum + amount, 0)

type ToSettle = {
  /** One entry a type, and one of what is taken back of it. */
  movements: MovementsOfType[]
  /** What is paid out, EUR cents. */
  paid: number
  treatment: CommissionVatTreatment
  /** The standard rate of the seller's country, in hundredths of a percent. */
  standardRate: number
}

/**
 * What a payout settles: the services that are billed, less those billed earlier and reversed since, their VAT, and the rest that leads to what is paid. Commission
 * contains the VAT that its earner charges (docs/domain.md, Wallet, commission, payout).
 */
export function payoutSettlement({ movements, paid, treatment, standardRate }: ToSettle): PayoutSettlement {
  const services = movements.filter(({ type }) => !spending.includes(type))
  const others = movements.filter(({ type }) => spending.includes(type))
  const total = sumOf(services)
  const vatRate = treatment === 'Domestic' ? standardRate : 0
  const vat = vatContained({ amount: total, currency: 'EUR' }, vatRate).amount
  return {
    services: byType(services),
    treatment,
    vatRate,
    net: total - vat,
    vat,
    total,
    others: byType(others),
    carriedOver: paid - sumOf(movements),
    paid,
  }
}
