import type { PlanClient } from '@salvia/contract/plans/plan-client-records'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import parts from '#app/ui/parts.module.css'
import { Status } from '#app/ui/status.tsx'
import { useTimeFormat } from '#app/visit/time.tsx'
import { alertWords, followerName, remindedWords, seenWords, statusOf } from './follower-words.ts'
import css from './followers.module.css'
import { supplyWords } from './supply-words.ts'
import { useFollowerActions } from './use-follower-actions.ts'
import { WriteButton } from './write-button.tsx'

type Props = {
  rows: PlanClient[]
  /** What a row is named after: the client, or its plan; of clients of several plans both are said. */
  by: 'client' | 'plan' | 'both'
}

/** Who follows a plan, or which plans a client follows: how far, since when, and what to do about it. */
export const FollowerList = ({ rows, by }: Props) => (
  <ul className={parts.list}>
    {rows.map((row) => (
      <Follower key={`${row.recommendationId} ${row.clientId}`} row={row} by={by} />
    ))}
  </ul>
)

function Follower({ row, by }: { row: PlanClient; by: Props['by'] }) {
  const { mark, word } = statusOf(row)
  const time = useTimeFormat()
  const isDelivered = !row.deliveryFailed
  const supply = supplyWords(row)
  return (
    <li>
      <div className={parts.grow}>
        <p className={css.head}>
          <Name row={row} by={by} />
          <Status mark={mark}>{word()}</Status>
        </p>
        {by === 'both' && <p className="second">{row.recommendation.name}</p>}
        <p className="third">{seenWords(row, time)}</p>
        {supply.length > 0 && <p className="third">{supply.join(' · ')}</p>}
        {!isDelivered && <p className={css.fault}>{m.plan_client_undelivered()}</p>}
        {row.alert && <p className={css.alert}>{alertWords(row.alert)}</p>}
        {row.lastReminder && <p className="third">{remindedWords(row.lastReminder, time)}</p>}
        {row.muteAlerts && <p className="third">{m.plan_client_muted()}</p>}
      </div>
      <FollowerActions row={row} by={by} />
    </li>
  )
}

const Name = ({ row, by }: { row: PlanClient; by: Props['by'] }) =>
  by !== 'plan' ? (
    <Link className="medium" to={`/clients/${row.clientId}`}>
      {followerName(row)}
    </Link>
  ) : (
    <Link className="medium" to={`/recommendations/${row.recommendationId}/edit`}>
      {row.recommendation.name}
    </Link>
  )

/** Write, send again, dismiss the alert, withdraw; each said with what the row is about, for who does not see it. */
function FollowerActions({ row, by }: { row: PlanClient; by: Props['by'] }) {
  const { name, words, ...actions } = useFollowerActions(row)
  const about = by === 'client' ? name : `${name} · ${row.recommendation.name}`
  const named = (action: string) => `${action}: ${about}`
  return (
    <div className={css.actions}>
      {row.alert && !row.muteAlerts && <WriteButton row={row} alert={row.alert} />}
      <Button
        size="sm"
        aria-label={named(actions.isSent ? m.outbox_sent() : words.send())}
        loading={actions.isSending}
        disabled={actions.isSent}
        onClick={() => actions.sendAgain()}
      >
        {actions.isSent ? m.outbox_sent() : words.send()}
      </Button>
      {row.alert && (
        <Button
          size="sm"
          aria-label={named(m.plan_client_dismiss())}
          loading={actions.isDismissing}
          onClick={() => actions.dismiss()}
        >
          {m.plan_client_dismiss()}
        </Button>
      )}
      <Button
        size="sm"
        aria-label={named(words.end())}
        loading={actions.isWithdrawing}
        onClick={actions.withdraw}
      >
        {words.end()}
      </Button>
    </div>
  )
}
