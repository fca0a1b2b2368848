import type { WalletTransaction } from '@salvia/contract/wallet/wallet'
import { formatMoney } from '@salvia/rules/format/format'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Dialog } from '#app/ui/dialog.tsx'
import { Status } from '#app/ui/status.tsx'
import { Time } from '#app/visit/time.tsx'
import css from './arithmetic.module.css'
import { Arithmetic } from './arithmetic.tsx'
import { marksAmong, statusMark, statusWord, typeWord } from './wallet-words.ts'

type Props = { entry: WalletTransaction; onClose: () => void }

/** What an entry came from: its order, its plan, its payout, its referral, the reason it was entered for, and a commission's arithmetic. */
export function EntryDialog({ entry, onClose }: Props) {
  const { type, status, amount, orderId, orderNumber, planName, payoutId, reason, postedAt, createdAt } =
    entry
  return (
    <Dialog title={`${typeWord(type)} · ${formatMoney(amount, getLocale())}`} isOpen onClose={onClose}>
      <div className={css.entry}>
        <div>
          <Status mark={statusMark(status)}>{statusWord(status)}</Status>
          <p className="second">{marksAmong([status]).map(({ meaning }) => meaning)}</p>
          <p className="second">
            <Time at={postedAt ?? createdAt} />
          </p>
        </div>
        {reason && <p>{reason}</p>}
        {orderId && (
          <p>
            <Link to={`/orders/${orderId}`}>{m.wallet_to_order({ number: orderNumber ?? '' })}</Link>
            {planName && ` · ${planName}`}
          </p>
        )}
        {payoutId && (
          <p>
            <Link to={`/wallet/payouts/${payoutId}`}>{m.payout_see()}</Link>
          </p>
        )}
        {type === 'ReferralBonus' && (
          <p>
            <Link to="/referral-program">{m.wallet_to_referrals()}</Link>
          </p>
        )}
        {type === 'Commission' && orderId && <Arithmetic id={entry.id} />}
      </div>
    </Dialog>
  )
}
