import { resourceKinds } from '@salvia/contract/words/catalogue'
import { productLengths } from '@salvia/contract/words/lengths'
import { IconExternalLink, IconTrash } from '@tabler/icons-react'
import { ask } from '#app/forms/ask.ts'
import { FileDrop } from '#app/forms/file-drop.tsx'
import { focusEntry } from '#app/lib/focus-entry.ts'
import { moveItem } from '#app/lib/move-item.ts'
import { resourceWords } from '#app/lib/resource-words.ts'
import { m } from '#app/paraglide/messages.js'
import { DragHandle } from '#app/ui/drag-handle.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { RecordSection } from '../fields/record-section.tsx'
import { RowFault } from '../fields/row-fault.tsx'
import { useFileUploads } from '../fields/use-file-uploads.ts'
import css from '../product-record.module.css'
import type { DraftResource } from '../store/product-draft.ts'
import { useField, useRecord } from '../store/record-context.ts'
import { useProductAct } from '../store/use-product-act.ts'

/** Documents attached to the product: articles, recipes, infographics, handouts. */
export function ResourcesSection() {
  const { id, productResources } = useRecord(({ record: product }) => product)
  const { value: resources, set, error } = useField('productResources')
  const uploads = useFileUploads(`/admin/resources/Product/${id}`)
  const remove = useRemoval()
  const change = (at: number, part: Partial<DraftResource>) =>
    set(resources.map((resource, place) => (place === at ? { ...resource, ...part } : resource)))
  const kinds = resourceKinds.map((value) => ({ value, label: resourceWords[value]() }))
  return (
    <RecordSection id="resources" title={m.catalogue_section_resources()} lead={m.catalogue_resources_lead()}>
      <RowFault error={error} />
      <ol className={css.rows} data-order>
        {resources.map((resource, at) => (
          <li key={resource.id} className={css.resourceRow} data-place={at}>
            <DragHandle
              name={resource.name}
              at={at}
              count={resources.length}
              onMove={(from, to) => set(moveItem(resources, from, to))}
            />
            <TextField
              className={css.grow}
              label={m.common_title()}
              maxLength={productLengths.resourceName}
              value={resource.name}
              aria-invalid={(error && resource.name.trim() === '') || undefined}
              onChange={(event) => change(at, { name: event.currentTarget.value })}
            />
            <SelectField
              label={m.catalogue_resource_kind()}
              data={kinds}
              value={resource.kind}
              onChange={(event) => change(at, { kind: event.currentTarget.value as DraftResource['kind'] })}
            />
            <a
              className="icon-button"
              href={productResources.find((one) => one.id === resource.id)?.url}
              target="_blank"
              rel="noreferrer"
              aria-label={m.common_open_named({ name: resource.name })}
            >
              <IconExternalLink size={18} stroke={1.75} aria-hidden="true" />
            </a>
            <button
              type="button"
              className="icon-button"
              aria-label={m.common_remove_named({ name: resource.name })}
              onClick={() => remove(resource)}
            >
              <IconTrash size={18} stroke={1.75} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ol>
      <FileDrop
        label={m.catalogue_add_resources()}
        hint={m.catalogue_resources_hint()}
        accept="application/pdf,image/png,image/jpeg,image/webp"
        uploads={uploads}
      />
    </RecordSection>
  )
}

/** Removing a document deletes its file, so it asks first. */
function useRemoval() {
  const { act } = useProductAct()
  return async ({ id, name }: DraftResource) => {
    const title = m.common_remove_named({ name })
    const text = m.catalogue_remove_resource_question({ name })
    if (!(await ask({ title, text, action: title, isDanger: true }))) return
    focusEntry('', 'resources')
    await act({
      toBe: (product) => ({
        ...product,
        productResources: product.productResources.filter((one) => one.id !== id),
      }),
      call: (api, { id: productId }) =>
        api('DELETE /admin/products/{productId}/productResources/{id}', {
          params: { productId, id },
        }),
    })
  }
}
