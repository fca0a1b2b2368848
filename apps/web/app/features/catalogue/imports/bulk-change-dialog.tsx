import { productStockStatuses } from '@salvia/contract/words/catalogue'
import { MOST_LISTED, productLengths } from '@salvia/contract/words/lengths'
import { BULK_LIMIT } from '@salvia/contract/words/limits'
import { formatNumber } from '@salvia/rules/format/format'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { shownHere } from '#app/api/command.ts'
import { useCommand } from '#app/api/use-command.ts'
import { useProblemWords } from '#app/api/use-problem-words.ts'
import { useRequestKey } from '#app/api/use-request-key.ts'
import { FormDialog } from '#app/forms/form-dialog.tsx'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { DialogFooter } from '#app/ui/dialog-footer.tsx'
import { CheckField, SelectField, TextField } from '#app/ui/field.tsx'
import { Note } from '#app/ui/note.tsx'
import { stockWord } from '#app/ui/stock-status.tsx'
import { categoriesQuery } from '../catalogue-queries.ts'
import { type BulkChange, type BulkChoice, readBulkChange } from './bulk-change.ts'
import css from './bulk-change-dialog.module.css'
import { BulkProgress } from './bulk-progress.tsx'

type Props = {
  choice: BulkChoice
  onClose: () => void
}

/**
 * Changes the selected products together: untouched fields stay, and the change can be undone. For a filter the matches
 * are counted first.
 */
export default function BulkChangeDialog({ choice, onClose }: Props) {
  const [startedId, setStartedId] = useState<string | null>(null)
  if (startedId === null)
    return (
      <FormDialog title={m.bulk_title()} onClose={onClose}>
        <BulkForm choice={choice} onClose={onClose} onStarted={setStartedId} />
      </FormDialog>
    )
  return (
    <Dialog title={m.bulk_title()} isOpen onClose={onClose}>
      <BulkProgress id={startedId} onClose={onClose} />
    </Dialog>
  )
}

const figure = (count: number) => formatNumber(count, getLocale())

function BulkForm({
  choice: { count, ...chosen },
  onClose,
  onStarted,
}: Props & { onStarted: (id: string) => void }) {
  const [isEmpty, setEmpty] = useState(false)
  const once = useRequestKey()
  const {
    run: send,
    isPending,
    error,
  } = useCommand({
    send: (api, change: BulkChange) =>
      once({ body: { ...chosen, change } }, (request) => api('POST /admin/products/bulk', request)),
    onDone: ({ id }) => onStarted(id),
    onFailed: shownHere,
  })
  const whyNot = useProblemWords(error, m.form_not_saved())
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const change = readBulkChange(new FormData(event.currentTarget))
    setEmpty(Object.keys(change).length === 0)
    if (Object.keys(change).length > 0) void send(change)
  }
  const isAll = chosen.filter !== undefined
  const isTooMany = !isAll && count > BULK_LIMIT
  const refusal = error ? whyNot : isEmpty ? m.bulk_nothing() : null
  return (
    <form method="post" className={css.form} onSubmit={submit}>
      <p className="second">
        {isAll ? m.bulk_all({ count: figure(count) }) : m.bulk_chosen({ count: figure(count) })}
      </p>
      {isTooMany && <Note tone="warning" title={m.bulk_too_many({ count: figure(BULK_LIMIT) })} />}
      {refusal && <Note tone="error" role="alert" title={refusal} />}
      <Choices />
      <DialogFooter onCancel={onClose}>
        <Button type="submit" variant="filled" loading={isPending} disabled={isTooMany}>
          {isAll ? m.bulk_count() : m.bulk_apply()}
        </Button>
      </DialogFooter>
    </form>
  )
}

const keep = () => ({ value: '', label: m.bulk_keep() })

const Choices = () => (
  <>
    <SelectField
      name="stockStatusId"
      label={m.comparison_stock()}
      data={[keep(), ...productStockStatuses.map((id) => ({ value: id, label: stockWord(id) }))]}
    />
    <div className={css.pair}>
      <SelectField
        name="isActive"
        label={m.common_in_use()}
        data={[
          keep(),
          { value: 'true', label: m.common_in_use() },
          { value: 'false', label: m.catalogue_archived() },
        ]}
      />
      <SelectField
        name="isHidden"
        label={m.bulk_shop()}
        data={[
          keep(),
          { value: 'false', label: m.common_shown() },
          { value: 'true', label: m.catalogue_hidden() },
        ]}
      />
    </div>
    <Categories name="addCategoryIds" label={m.bulk_add_categories()} />
    <Categories name="removeCategoryIds" label={m.bulk_remove_categories()} />
    <div className={css.pair}>
      <TextField
        name="addMarkers"
        label={m.bulk_add_markers()}
        description={m.bulk_markers_hint()}
        maxLength={productLengths.marker * MOST_LISTED}
        autoComplete="off"
      />
      <TextField
        name="removeMarkers"
        label={m.bulk_remove_markers()}
        maxLength={productLengths.marker * MOST_LISTED}
        autoComplete="off"
      />
    </div>
  </>
)

function Categories({ name, label }: { name: string; label: string }) {
  const language = getLocale()
  const categories = useQuery(categoriesQuery).data ?? []
  return (
    <details className={css.categories}>
      <summary>{label}</summary>
      <fieldset aria-label={label}>
        {categories.map(({ id, names }) => (
          <CheckField key={id} name={name} value={id} label={names[language]} />
        ))}
      </fieldset>
    </details>
  )
}
