import { useEffect, useRef } from 'react'
import { PRODUCT_NAME } from '#app/lib/brand.ts'
import { m } from '#app/paraglide/messages.js'
import { CodeForm } from './code-form.tsx'
import css from './plan-not-found.module.css'

/** An address that names no plan: why that may be, and the field with the code as it came, ready to be corrected. */
export function PlanNotFound({ code }: { code: string }) {
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => page.current?.querySelector('input')?.select(), [])
  return (
    <div ref={page} className={css.page}>
      <title>{`${m.plan_not_found_tab()} · ${PRODUCT_NAME}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="title">{m.plan_not_found_title()}</h1>
      <p className="t16 second">{m.plan_not_found_text()}</p>
      <CodeForm typed={code} fault={null} />
    </div>
  )
}
