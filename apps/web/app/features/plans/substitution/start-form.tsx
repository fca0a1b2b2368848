import type { AdminProduct } from '@salvia/contract/catalogue/admin-products'
import { planLengths } from '@salvia/contract/words/lengths'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCommand } from '#app/api/use-command.ts'
import { useRequestKey } from '#app/api/use-request-key.ts'
import { m } from '#app/paraglide/messages.js'
import { usePackSizes } from '#app/shared/pack-size.ts'
import { Button } from '#app/ui/button.tsx'
import { ChoiceRows } from '#app/ui/choice-rows.tsx'
import { CheckField } from '#app/ui/field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { PreviewRows } from './preview-rows.tsx'
import css from './substitution.module.css'
import { previewQuery, productNameQuery } from './substitution-queries.ts'
import { type ChosenPlan, distinguishProducts, plannedWords } from './substitution-words.ts'

type Props = { product: AdminProduct; replacementProductId: string; onChange: () => void }

type Asked = { recommendationIds?: string[]; changesTemplates: boolean; reason: string }

function useStart({ product: { id: productId }, replacementProductId }: Props) {
  const navigate = useNavigate()
  const once = useRequestKey()
  return useCommand({
    send: (api, asked: Asked) =>
      once({ params: { id: productId }, body: { replacementProductId, ...asked } }, (request) =>
        api('POST /admin/products/{id}/in-treatment-plans/substitute', request),
      ),
    stale: ['GET /admin/substitutions', 'GET /admin/products/{id}/in-treatment-plans'],
    otherwise: m.substitution_failed(),
    onDone: ({ id }) => navigate(`/admin/substitutions/${id}`),
  })
}

const withBrand = (product: AdminProduct) => ({ ...product, brandName: product.productBrandName })

/** The replacement, told from a namesake that it replaces. */
function useWithWords(product: AdminProduct, replacementProductId: string): string | undefined {
  const sizeOf = usePackSizes()
  const replacement = useQuery(productNameQuery(replacementProductId)).data
  if (!replacement) return undefined
  const named = distinguishProducts(withBrand(product), withBrand(replacement), sizeOf).replacement
  return m.substitution_with({ product: named })
}

/** The plans that were ticked, null for all; ticks are kept while "all" is looked at. */
function useChosenPlans() {
  const [isSome, setSome] = useState(false)
  const [ticked, setTicked] = useState<ChosenPlan[]>([])
  return { chosen: isSome ? ticked : null, setSome, setTicked }
}

/** The preview of a substitution: all or chosen plans, a reason, and the start. */
export function StartForm(props: Props) {
  const { product, replacementProductId, onChange } = props
  const [offset, setOffset] = useState(0)
  const [changesTemplates, setChangesTemplates] = useState(false)
  const [reason, setReason] = useState('')
  const { chosen, setSome, setTicked } = useChosenPlans()
  const found = useQuery({
    ...previewQuery({ productId: product.id, replacementProductId, changesTemplates }, offset),
    placeholderData: keepPreviousData,
  })
  const withWords = useWithWords(product, replacementProductId)
  const { run, isPending } = useStart(props)
  const sums = found.data?.sums
  const isNothing = !sums || sums.replace + sums.propose === 0 || chosen?.length === 0
  const start = () =>
    run({
      changesTemplates,
      reason: reason.trim(),
      ...(chosen && { recommendationIds: chosen.map(({ id }) => id) }),
    })
  return (
    <div className={css.form}>
      <div className={css.words}>
        <h2 className="t16">{withWords}</h2>
        <p role="status">{found.data && plannedWords(found.data, chosen, changesTemplates)}</p>
      </div>
      <ChoiceRows
        legend={m.substitution_which()}
        name="which"
        value={chosen ? 'some' : 'all'}
        choices={[
          { value: 'all', title: m.dashboard_all_plans(), text: m.substitution_all_text() },
          { value: 'some', title: m.substitution_some(), text: m.substitution_some_text() },
        ]}
        onChoose={(value) => setSome(value === 'some')}
      />
      <CheckField
        label={m.substitution_templates()}
        checked={changesTemplates}
        onChange={(event) => setChangesTemplates(event.currentTarget.checked)}
      />
      {chosen && chosen.length > 0 && <p>{m.substitution_ticked({ count: chosen.length })}</p>}
      <PreviewRows found={found} chosen={chosen} onChoose={setTicked} onGo={setOffset} />
      <TextAreaField
        label={m.substitution_reason()}
        rows={2}
        maxLength={planLengths.substitutionReason}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className={css.actions}>
        <Button variant="filled" loading={isPending} disabled={isNothing} onClick={start}>
          {m.substitution_start()}
        </Button>
        <Button onClick={onChange}>{m.substitution_change()}</Button>
      </div>
    </div>
  )
}
