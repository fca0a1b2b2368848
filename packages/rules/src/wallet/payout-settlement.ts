import type { PayoutSettlement } from '@salvia/contract/payouts/payout-paper'
import type { CommissionVatTreatment } from '@salvia/contract/words/payouts'
import type { WalletTransactionType } from '@salvia/contract/words/wallet'
import { vatContained } from '../money/vat.ts'

type Movement = { type: WalletTransactionType; amount: number }

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

function sumByType(movements: Movement[]): PayoutSettlement['services'] {
  const types = [...new Set(movements.map(({ type }) => type))].sort()
  return types.map((type) => {
    const of = movements.filter((movement) => movement.type === type)
    return { type, count: of.length, amount: sumOf(of) }
  })
}

const sumOf = (movements: { amount: number }[]): number =>
  movements.reduce((sum, { amount }) => sum + amount, 0)

type ToSettle = {
  movements: Movement[]
  /** What is paid out, EUR cents. */
  paid: number
  treatment: CommissionVatTreatment
  /** The standard rate of the seller's country, in hundredths of a percent. */
  standardRate: number
}

/**
 * What a payout settles: the services that are billed, their VAT, and the rest that leads to what is paid. Commission
 * contains the VAT that its earner charges (docs/domain.md, Wallet, commission, payout).
 */
export function payoutSettlement({ movements, paid, treatment, standardRate }: ToSettle): PayoutSettlement {
  const services = movements.filter(({ type }) => !spending.includes(type))
  const others = movements.filter(({ type }) => spending.includes(type))
  const total = sumOf(services)
  const vatRate = treatment === 'Domestic' ? standardRate : 0
  const vat = vatContained({ amount: total, currency: 'EUR' }, vatRate).amount
  return {
    services: sumByType(services),
    treatment,
    vatRate,
    net: total - vat,
    vat,
    total,
    others: sumByType(others),
    carriedOver: paid - sumOf(movements),
    paid,
  }
}
