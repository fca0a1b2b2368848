import { dayIn } from '@salvia/rules/format/days'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { refusedReasons } from '#app/api/api-error.ts'
import { explainReason } from '#app/api/explain-refusal.ts'
import { FormDialog } from '#app/forms/form-dialog.tsx'
import { FormFooter } from '#app/forms/form-footer.tsx'
import { useForm } from '#app/forms/use-form.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Combobox } from '#app/ui/combobox.tsx'
import parts from '#app/ui/parts.module.css'
import { useShell } from '#app/visit/shell-data.ts'
import { useFindProducts } from '#app/workbench/find-records.tsx'
import { disruptionReads } from '../disruption-queries.ts'
import { bodyOf, type DisruptionDraft, type Named } from './disruption-draft.ts'
import { Chosen, DisruptionFields } from './disruption-fields.tsx'

/** Why products are refused, by id: the call names each by its place. */
async function refusedProducts(error: unknown, productIds: string[]): Promise<ReadonlyMap<string, string>> {
  const reasons = new Map(refusedReasons(error).map(({ id, error: why }) => [id, why]))
  const said = productIds.map(async (productId, at) => {
    const why = reasons.get(`productIds.${at}`)
    return why === undefined ? [] : [[productId, await explainReason(why)] as const]
  })
  return new Map((await Promise.all(said)).flat())
}

/** Opens disruptions of one or many products. */
export function NewDisruptionDialog({ onClose }: { onClose: () => void }) {
  const [products, setProducts] = useState<Named[]>([])
  const timeZone = useShell()?.timeZone ?? 'UTC'
  const [draft, setDraft] = useState<DisruptionDraft>(() => ({
    reason: 'TemporarilyOutOfStock',
    startsOn: dayIn(timeZone, new Date()),
    expectedUntil: '',
    replacement: null,
    note: '',
  }))
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map())
  const find = useFindProducts()
  const navigate = useNavigate()
  const { form, submit, field, general, isSending, isSaved } = useForm(
    async (_, api) => {
      if (products.length === 0) return { general: m.product_choose_one() }
      const productIds = products.map(({ id }) => id)
      setRefused(new Map())
      const made = await api('POST /admin/product-disruptions', {
        body: { ...bodyOf(draft), productIds },
      }).catch(async (error: unknown) => {
        setRefused(await refusedProducts(error, productIds))
        throw error
      })
      onClose()
      const [first] = made
      if (made.length === 1 && first) await navigate(`/admin/product-disruptions/${first.id}`)
      return null
    },
    { stale: disruptionReads },
  )
  const add = ({ id, name }: Named) =>
    setProducts((before) => (before.some((each) => each.id === id) ? before : [...before, { id, name }]))
  const set = (change: Partial<DisruptionDraft>) => {
    for (const name of ['general', ...Object.keys(change)]) field(name).onInput()
    setDraft({ ...draft, ...change })
  }
  return (
    <FormDialog title={m.disruption_new()} onClose={onClose}>
      <form method="post" ref={form} className={parts.stack} onSubmit={submit} noValidate>
        <div>
          <Combobox
            isInFlow
            label={m.common_products()}
            description={m.disruption_products_hint()}
            find={find}
            onPick={add}
          />
          <Chosen
            label={m.common_products()}
            chosen={products}
            refused={refused}
            onRemove={(id) => setProducts((before) => before.filter((each) => each.id !== id))}
          />
        </div>
        <DisruptionFields
          draft={draft}
          set={set}
          errors={{ startsOn: field('startsOn').error, expectedUntil: field('expectedUntil').error }}
        />
        <FormFooter isMain label={m.disruption_open()} {...{ general, isSending, isSaved }}>
          <Button onClick={onClose}>{m.common_cancel()}</Button>
        </FormFooter>
      </form>
    </FormDialog>
  )
}
