import type { SharedPlan } from '@salvia/contract/plans/plan-records'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import { CodeForm } from './code-form.tsx'
import css from './plan-not-found.module.css'
import { sharedPlanQuery } from './shared-plan-query.ts'

/**
 * An address that names no plan: why that may be, and the field with the code as it came, ready to be corrected. Whoever
 * was reading the plan did not mistype its code: it is gone since.
 */
export function PlanNotFound({ code }: { code: string }) {
  const page = useRef<HTMLDivElement>(null)
  const shown = useQueryClient().getQueryData<SharedPlan>(sharedPlanQuery(code).queryKey)
  useEffect(() => page.current?.querySelector('input')?.select(), [])
  const name = shown?.practitioner.firstName
  return (
    <div ref={page} className={css.page}>
      <title>{`${m.plan_not_found_tab()} · ${PRODUCT_NAME}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="title">{name === undefined ? m.plan_not_found_title() : m.plan_gone_title()}</h1>
      <p className="t16 second">
        {name === undefined ? m.plan_not_found_text() : m.plan_gone_text({ name })}
      </p>
      <CodeForm typed={name === undefined ? code : ''} fault={null} />
    </div>
  )
}
