import type { AdminProduct } from '@salvia/contract/catalogue/admin-products'
import { type ProductExternalIdSource, productExternalIdSources } from '@salvia/contract/words/catalogue'
import { productLengths } from '@salvia/contract/words/lengths'
import { IconRefresh, IconTrash } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import type { Api } from '#app/api/api.ts'
import { focusEntry } from '#app/lib/focus-entry.ts'
import { ignoreSecondPress } from '#app/lib/one-press.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Combobox } from '#app/ui/combobox.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { useTimeFormat } from '#app/visit/time.tsx'
import { askWords, sourceWords } from '../../source-words.ts'
import { RecordSection } from '../fields/record-section.tsx'
import css from '../product-record.module.css'
import { useRecord } from '../store/record-context.ts'
import { useProductAct } from '../store/use-product-act.ts'
import own from './external-ids-section.module.css'
import { useFindLabels } from './use-find-labels.ts'

type Known = AdminProduct['externalIds'][number]

const sources = () => productExternalIdSources.map((value) => ({ value, label: sourceWords[value]() }))

/** External ids and their last sync. Saved immediately. */
export function ExternalIdsSection() {
  const externalIds = useRecord(({ record: product }) => product.externalIds)
  return (
    <RecordSection id="external" title={m.catalogue_section_external()} lead={m.catalogue_external_lead()}>
      <ul className={css.rows}>
        {externalIds.map((known) => (
          <ExternalIdRow key={known.id} known={known} />
        ))}
      </ul>
      <NewExternalId />
    </RecordSection>
  )
}

function heardOf({ syncedAt, askError }: Known, time: (instant: string) => string): string {
  if (askError) return askWords[askError]()
  return syncedAt ? m.catalogue_synced({ at: time(syncedAt) }) : m.catalogue_not_synced()
}

const sync = (api: Api, id: string) => api('POST /admin/product-external-ids/{id}/sync', { params: { id } })

function ExternalIdRow({ known }: { known: Known }) {
  const time = useTimeFormat()
  const { act, isActing } = useProductAct()
  const [value, setValue] = useState(known.value)
  const isChanged = value.trim() !== known.value && value.trim() !== ''
  const change = (event: FormEvent) => {
    event.preventDefault()
    void act({
      call: (api) =>
        api('PUT /admin/product-external-ids/{id}', {
          params: { id: known.id },
          body: { source: known.source, value: value.trim() },
        }),
    })
  }
  const remove = () => {
    focusEntry('', 'external')
    void act({
      toBe: (product) => ({
        ...product,
        externalIds: product.externalIds.filter(({ id }) => id !== known.id),
      }),
      call: (api) => api('DELETE /admin/product-external-ids/{id}', { params: { id: known.id } }),
    })
  }
  return (
    <li className={own.row}>
      <form method="post" className={own.form} onSubmit={change}>
        <TextField
          className={css.grow}
          label={sourceWords[known.source]()}
          description={heardOf(known, time)}
          maxLength={productLengths.externalId}
          value={value}
          onChange={(event) => setValue(event.currentTarget.value)}
        />
        {known.source === 'DSLD' && !isChanged && (
          <Button
            loading={isActing}
            leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => act({ call: (api) => sync(api, known.id) })}
          >
            {m.catalogue_sync()}
          </Button>
        )}
        {isChanged && (
          <Button type="submit" variant="filled" loading={isActing}>
            {m.form_save()}
          </Button>
        )}
      </form>
      <button
        type="button"
        className="icon-button"
        aria-label={m.common_remove_named({ name: `${sourceWords[known.source]()} ${known.value}` })}
        onClickCapture={ignoreSecondPress}
        onClick={remove}
      >
        <IconTrash size={18} stroke={1.75} aria-hidden="true" />
      </button>
    </li>
  )
}

function NewExternalId() {
  const { act, isActing } = useProductAct()
  const [source, setSource] = useState<ProductExternalIdSource>('DSLD')
  const [value, setValue] = useState('')
  const find = useFindLabels()
  const add = async (event: FormEvent) => {
    event.preventDefault()
    if (value.trim() === '') return
    const { isDone } = await act({
      call: (api, { id: productId }) =>
        api('POST /admin/product-external-ids', { body: { productId, source, value: value.trim() } }),
    })
    if (isDone) setValue('')
  }
  return (
    <form method="post" className={own.form} onSubmit={add}>
      {source === 'DSLD' && (
        <div className={own.search}>
          <Combobox
            label={m.label_find()}
            description={m.label_find_hint()}
            find={find}
            onPick={({ id }) => setValue(id)}
          />
        </div>
      )}
      <SelectField
        label={m.catalogue_source()}
        data={sources()}
        value={source}
        onChange={(event) => setSource(event.currentTarget.value as ProductExternalIdSource)}
      />
      <TextField
        className={css.grow}
        label={m.catalogue_source_value()}
        maxLength={productLengths.externalId}
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
      <Button type="submit" loading={isActing}>
        {m.common_add()}
      </Button>
    </form>
  )
}
