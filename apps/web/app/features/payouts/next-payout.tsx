import type { NextPayout } from '@salvia/contract/payouts/own-payouts'
import { formatDate, formatMoney } from '@salvia/rules/format/format'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useCommand } from '#app/api/use-command.ts'
import { useRequestKey } from '#app/api/use-request-key.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { type TimeFormat, useTimeFormat } from '#app/visit/time.tsx'
import css from './next-payout.module.css'
import { nextPayoutQuery } from './payout-queries.ts'
import { ownObstacle } from './payout-words.ts'

type Amount = NextPayout['available']

const money = (amount: Amount): string => formatMoney(amount, getLocale())

function openWords({ status, amount }: NextPayout['open'][number]): string {
  const places = { amount: money(amount) }
  return status === 'Pending' ? m.payout_open_pending(places) : m.payout_open_completed(places)
}

/** What is paid out next, in a sentence. */
function sentenceOf(next: NextPayout, time: TimeFormat): string {
  const { available, minimum, nextRunOn, obstacle, bankHeldUntil, open } = next
  const [first] = open
  if (obstacle) return ownObstacle(obstacle, bankHeldUntil ? time(bankHeldUntil) : '')
  if (first) return openWords(first)
  if (next.isMonthly)
    return available.amount < minimum.amount
      ? m.payout_next_below({ minimum: money(minimum) })
      : m.payout_next_monthly({ amount: money(available), date: formatDate(nextRunOn, getLocale()) })
  return available.amount > 0 ? m.payout_next_request({ amount: money(available) }) : m.payout_next_none()
}

/** The state of the practitioner's payouts, with what can be done about it. */
export function NextPayoutCard() {
  const { data } = useQuery(nextPayoutQuery)
  const time = useTimeFormat()
  if (!data) return null
  return (
    <section className={`card ${css.next}`} aria-label={m.common_payout()}>
      <p>{sentenceOf(data, time)}</p>
      <Way next={data} />
    </section>
  )
}

/** The one next action: fix what blocks a payout, request it, or see where it is. */
function Way({ next }: { next: NextPayout }) {
  const [first] = next.open
  if (next.obstacle === 'BusinessAccountIncomplete' || next.obstacle === 'BankDataInvalid')
    return (
      <Button component={Link} to="/settings/account#payout">
        {m.payout_check_account()}
      </Button>
    )
  if (next.requestObstacle === null) return <RequestButton />
  if (!first) return null
  return (
    <Button component={Link} to={`/wallet/payouts/${first.id}`}>
      {m.payout_see()}
    </Button>
  )
}

/** A second press, or a retry after a lost connection, asks for the same payout. */
function RequestButton() {
  const once = useRequestKey()
  const { run, isPending } = useCommand({
    send: (api) => once({}, (request) => api('POST /wallet/payouts', request)),
    done: m.payout_requested(),
    stale: ['GET /wallet/payouts/next', 'GET /wallet/balance', 'GET /wallet/transactions'],
    staleOnFailure: ['GET /wallet/payouts/next', 'GET /wallet/balance'],
  })
  return (
    <Button variant="filled" loading={isPending} onClick={() => run()}>
      {m.payout_request()}
    </Button>
  )
}
