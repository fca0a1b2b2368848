import type { Country } from '@salvia/contract/reference/reference'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { FormFooter } from '#app/forms/form-footer.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { CheckField } from '#app/ui/field.tsx'
import parts from '#app/ui/parts.module.css'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { bankDataQuery, financialInfoQuery, profileReads } from '../people-queries.ts'
import { BankForm } from './bank-form.tsx'

type Props = { countries: Country[]; country: string; paysMonthly: boolean; isBusinessOpen: boolean }

/** Payout account, schedule and business. */
export const PayoutSettings = ({ countries, country, paysMonthly, isBusinessOpen }: Props) => (
  <div className={parts.stack}>
    <Business isOpen={isBusinessOpen} />
    <BankAccount countries={countries} country={country} />
    <PayoutRhythm paysMonthly={paysMonthly} />
  </div>
)

function Business({ isOpen }: { isOpen: boolean }) {
  const { data, isError, refetch } = useQuery(financialInfoQuery)
  if (isError) return <FailedState onRetry={() => refetch()} />
  if (data === undefined) return <SkeletonRows rows={1} />
  const name = data?.businessType === 'Company' ? data.companyName : m.business_individual()
  return (
    <div className={parts.row}>
      <p className={parts.grow}>
        <span className="medium">{m.business_title()}</span>
        <br />
        <span className="second">{data ? name : m.business_none()}</span>
      </p>
      <Button component={Link} to="/settings/business-account" preventScrollReset aria-expanded={isOpen}>
        {data ? m.common_change() : m.menu_business_account()}
      </Button>
    </div>
  )
}

function BankAccount({ countries, country }: Pick<Props, 'countries' | 'country'>) {
  const client = useQueryClient()
  const { data, isError, refetch } = useQuery(bankDataQuery)
  const [isOpen, setOpen] = useState(false)
  if (isError) return <FailedState onRetry={() => refetch()} />
  if (data === undefined) return <SkeletonRows rows={1} />
  return (
    <>
      <div className={parts.row}>
        <p className={parts.grow}>
          <span className="medium">{m.person_bank()}</span>
          <br />
          <span className="second">
            {data ? m.bank_known({ holder: data.accountHolder, end: data.ibanEnd }) : m.bank_none()}
          </span>
        </p>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {data ? m.common_change() : m.bank_add()}
        </Button>
      </div>
      {isOpen && (
        <BankForm
          known={data}
          countries={countries}
          country={country}
          onSaved={(saved) => {
            client.setQueryData(bankDataQuery.queryKey, saved)
            setOpen(false)
          }}
        />
      )}
    </>
  )
}

function PayoutRhythm({ paysMonthly }: { paysMonthly: boolean }) {
  const [isMonthly, setMonthly] = useState(paysMonthly)
  const state = useForm(
    async (_given, api) => {
      await api('PUT /settings/pay-commissions-monthly/{payCommissionsMonthly}', {
        params: { payCommissionsMonthly: isMonthly ? 'true' : 'false' },
      })
      return null
    },
    { guards: true, stale: profileReads },
  )
  return (
    <form method="post" ref={state.form} className={parts.stack} onSubmit={state.submit} noValidate>
      <div>
        <CheckField
          label={m.payout_monthly()}
          checked={isMonthly}
          onInput={state.field('isMonthly').onInput}
          onChange={(event) => setMonthly(event.currentTarget.checked)}
        />
        <p className="second">{isMonthly ? m.payout_monthly_text() : m.payout_on_request_text()}</p>
      </div>
      <FormFooter {...state} />
    </form>
  )
}
