import type { AdminReferral } from '@salvia/contract/referrals/admin-referrals'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Money } from '#app/ui/money.tsx'
import { Note } from '#app/ui/note.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { Status } from '#app/ui/status.tsx'
import { Time } from '#app/visit/time.tsx'
import { FailedRecord } from '#app/workbench/failed-record.tsx'
import { DrawerBody, DrawerFoot, Facts } from '#app/workbench/record-drawer.tsx'
import type { RowAction } from '#app/workbench/row-keys.ts'
import { flagWord, referralStates } from '../referral-words.ts'
import { referralOfQuery } from './admin-referral-queries.ts'

type Props = { newcomerId: string; actions: RowAction<AdminReferral>[] }

/** The referral of a newcomer: both practitioners, why to look twice, what was posted, and what can be decided. */
export function ReferralRecord({ newcomerId, actions }: Props) {
  const { data, error, refetch } = useQuery(referralOfQuery(newcomerId))
  if (error) return <FailedRecord error={error} onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={6} />
  const [row] = data.results
  if (!row) return <EmptyState title={m.record_none_title()}>{m.record_none_text()}</EmptyState>
  const ready = actions.filter(({ isFor }) => isFor(row))
  return (
    <>
      <DrawerBody>
        <h2 className="t20">{row.newcomer.fullName || '–'}</h2>
        {row.flags.length > 0 && (
          <Note tone="warning" title={m.referral_flagged()}>
            {row.flags.map((flag) => (
              <p key={flag}>{flagWord(flag)}</p>
            ))}
          </Note>
        )}
        <ReferralFacts row={row} />
      </DrawerBody>
      {ready.length > 0 && (
        <DrawerFoot>
          {ready.map((action) => (
            <Button key={action.key} variant={lookOf(action)} onClick={() => void action.run([row])}>
              {action.label}
            </Button>
          ))}
        </DrawerFoot>
      )}
    </>
  )
}

const lookOf = ({ key, isDanger }: RowAction<AdminReferral>) => {
  if (key === 'a') return 'filled'
  return isDanger ? 'danger' : 'default'
}

const personLink = ({ id, fullName, userStatusId }: AdminReferral['referrer']) =>
  userStatusId === 'Deleted' ? (
    m.person_erased()
  ) : (
    <Link to={`/admin/practitioners/${id}`}>{fullName || id}</Link>
  )

/** Who decided: a person, or the rule. */
function decidedBy({ decidedAt, decidedBy: by }: AdminReferral) {
  if (decidedAt === null) return null
  return (
    <>
      <Time at={decidedAt} /> · {by ? by.fullName : m.referral_by_itself()}
    </>
  )
}

function ReferralFacts({ row }: { row: AdminReferral }) {
  const { status, program, bonuses } = row
  const bonusOf = (type: AdminReferral['bonuses'][number]['type']) =>
    bonuses
      .filter((bonus) => bonus.type === type)
      .map((bonus) => (
        <span key={bonus.type}>
          <Money value={bonus.amount} />
          {bonus.status === 'Suspended' && ` · ${m.wallet_status_suspended()}`}
        </span>
      ))
      .at(0)
  return (
    <Facts
      facts={[
        [
          m.common_status(),
          <Status mark={referralStates[status].mark}>{referralStates[status].word()}</Status>,
        ],
        [m.person_referred_by(), personLink(row.referrer)],
        [m.referral_newcomer(), personLink(row.newcomer)],
        [
          m.person_credentials(),
          row.newcomer.userStatusId === 'Approved' ? m.person_approved() : m.common_not_yet(),
        ],
        [m.referral_first_order(), row.hasFirstSale ? m.common_yes() : m.common_not_yet()],
        [m.referral_joined(), <Time at={row.createdAt} />],
        [m.menu_referral_program(), program?.name ?? m.person_program_none()],
        [m.wallet_type_referral_bonus(), bonusOf('ReferralBonus')],
        [m.wallet_type_newcomer_bonus(), bonusOf('NewcomerReferralBonus')],
        [m.referral_decided(), decidedBy(row)],
      ]}
    />
  )
}
