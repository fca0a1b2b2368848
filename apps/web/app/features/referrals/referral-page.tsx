import type { OwnNewcomer, OwnReferral } from '@salvia/contract/referrals/referrals'
import { formatDate, formatMoney, formatNumber } from '@salvia/rules/format/format'
import { IconMail } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { CopiedLink } from '#app/ui/copied-link.tsx'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { Money } from '#app/ui/money.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { Status } from '#app/ui/status.tsx'
import { Time } from '#app/visit/time.tsx'
import css from './referral-page.module.css'
import { ownReferralQuery } from './referral-queries.ts'
import { referralStates } from './referral-words.ts'

/** A practitioner's own link, what it brings, and what became of who followed it. */
export function ReferralPage() {
  const { data, isError, isFetching, refetch } = useQuery(ownReferralQuery)
  if (isError) return <FailedState onRetry={() => refetch()} isRetrying={isFetching} />
  if (!data) return <SkeletonRows rows={6} />
  return (
    <>
      <PageHeader title={m.menu_referral_program()} lead={stateOf(data)} />
      <Share referral={data} />
      <Figures referral={data} />
      <Newcomers newcomers={data.newcomers} />
    </>
  )
}

/** What the link has brought so far. */
function stateOf({ approvedCount, pendingCount, earned }: OwnReferral): string {
  if (approvedCount > 0)
    return m.referral_state_earned({ count: approvedCount, amount: formatMoney(earned, getLocale()) })
  return pendingCount > 0 ? m.referral_state_waiting({ count: pendingCount }) : m.referral_state_none()
}

/** A draft in the practitioner's own mail program: it is theirs to send. */
function mailOf({ url, newcomerBonus }: OwnReferral): string {
  const bonus = newcomerBonus
    ? ` ${m.referral_mail_bonus({ amount: formatMoney(newcomerBonus, getLocale()) })}`
    : ''
  const subject = m.referral_mail_subject({ product: PRODUCT_NAME })
  const body = `${m.referral_mail_body({ product: PRODUCT_NAME })}${bonus}\n\n${url}\n`
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

function Share({ referral }: { referral: OwnReferral }) {
  const { url, referralCode } = referral
  return (
    <section className={`card ${css.share}`}>
      <CopiedLink label={m.referral_link()} link={url} isMain>
        <Button component="a" href={mailOf(referral)} leftSection={<IconMail size={18} stroke={1.75} />}>
          {m.referral_mail()}
        </Button>
      </CopiedLink>
      <p className={`second ${css.code}`}>
        {m.referral_code()} <strong className="num">{referralCode}</strong>
      </p>
    </section>
  )
}

/** The terms of the running program, and how often the link was followed. */
function Figures({ referral }: { referral: OwnReferral }) {
  const { referrerBonus, newcomerBonus, validTo, clicksCount } = referral
  return (
    <>
      <dl className={`card ${css.figures}`}>
        <Figure label={m.referral_for_you()}>{referrerBonus ? <Money value={referrerBonus} /> : '–'}</Figure>
        <Figure label={m.referral_for_newcomer()}>
          {newcomerBonus ? <Money value={newcomerBonus} /> : '–'}
        </Figure>
        <Figure label={m.referral_clicks()}>{formatNumber(clicksCount, getLocale())}</Figure>
      </dl>
      <p className={`second ${css.program}`}>
        {referrerBonus === null ? m.referral_no_program() : m.referral_terms()}
        {validTo !== null && ` ${m.referral_until({ date: formatDate(validTo, getLocale()) })}`}
      </p>
    </>
  )
}

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

/** What happens next to somebody, or what it brought. */
function whatNext({ status, isApproved, isBonusHeld }: OwnNewcomer): string {
  if (status === 'Rejected') return m.referral_next_none()
  if (status === 'Approved') return isBonusHeld ? m.referral_next_held() : m.referral_next_done()
  return isApproved ? m.referral_next_order() : m.referral_next_credentials()
}

const columns = (): Column<OwnNewcomer & { at: number }>[] => [
  { id: 'name', title: m.person_first_name(), isName: true, cell: ({ firstName }) => firstName || '–' },
  {
    id: 'status',
    title: m.common_status(),
    cell: ({ status }) => <Status mark={referralStates[status].mark}>{referralStates[status].word()}</Status>,
  },
  { id: 'next', title: m.referral_next(), cell: whatNext },
  { id: 'joined', title: m.referral_joined(), cell: ({ createdAt }) => <Time at={createdAt} style="day" /> },
  {
    id: 'bonus',
    title: m.referral_bonus(),
    isFigure: true,
    cell: ({ bonus }) => (bonus ? <Money value={bonus} /> : '–'),
  },
]

const Newcomers = ({ newcomers }: { newcomers: OwnNewcomer[] }) => (
  <section className={css.newcomers} aria-labelledby="newcomers">
    <h2 id="newcomers">{m.referral_newcomers()}</h2>
    {newcomers.length === 0 ? (
      <EmptyState title={m.referral_newcomers_none()}>{m.referral_newcomers_none_text()}</EmptyState>
    ) : (
      <DataTable
        caption={m.referral_newcomers()}
        columns={columns()}
        rows={newcomers.map((newcomer, at) => ({ ...newcomer, at }))}
        keyOf={({ at }) => String(at)}
      />
    )}
  </section>
)
