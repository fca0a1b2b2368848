import type { PayoutFileKind } from '@salvia/contract/words/payouts'
import { isSepaNumber } from '@salvia/rules/wallet/sepa-country'
import type { SealedText } from '#kernel/sealed-text'

/** Whether an account is reached by a SEPA file, or is paid by hand. */
export const fileKindOf = (sealed: SealedText, { sealedNumber }: { sealedNumber: string }): PayoutFileKind =>
  isSepaNumber(sealed.open(sealedNumber)) ? 'Sepa' : 'Manual'
