import { resourceKinds } from '@salvia/contract/words/catalogue'
import { productLengths } from '@salvia/contract/words/lengths'
import { IconExternalLink, IconTrash } from '@tabler/icons-react'
import { ask } from '#app/forms/ask.ts'
import { FileDrop } from '#app/forms/file-drop.tsx'
import { focusEntry } from '#app/lib/focus-entry.ts'
import { moveItem } from '#app/lib/move-item.ts'
import { m } from '#app/paraglide/messages.js'
import { DragHandle } from '#app/ui/drag-handle.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { resourceWords } from '#app/ui/resource-words.ts'
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
  const { value: papers, set, error } = useField('productResources')
  const uploads = useFileUploads(`/admin/resources/Product/${id}`)
  const remove = useRemoval()
  const change = (at: number, part: Partial<DraftResource>) =>
    set(papers.map((paper, place) => (place === at ? { ...paper, ...part } : paper)))
  const kinds = resourceKinds.map((value) => ({ value, label: resourceWords[value]() }))
  return (
    <RecordSection id="papers" title={m.catalogue_section_papers()} lead={m.catalogue_papers_lead()}>
      <RowFault error={error} />
      <ol className={css.rows} data-order>
        {papers.map((paper, at) => (
          <li key={paper.id} className={css.paperRow} data-place={at}>
            <DragHandle
              name={paper.name}
              at={at}
              count={papers.length}
              onMove={(from, to) => set(moveItem(papers, from, to))}
            />
            <TextField
              className={css.grow}
              label={m.common_title()}
              maxLength={productLengths.resourceName}
              value={paper.name}
              aria-invalid={(error && paper.name.trim() === '') || undefined}
              onChange={(event) => change(at, { name: event.currentTarget.value })}
            />
            <SelectField
              label={m.catalogue_paper_kind()}
              data={kinds}
              value={paper.kind}
              onChange={(event) => change(at, { kind: event.currentTarget.value as DraftResource['kind'] })}
            />
            <a
              className="icon-button"
              href={productResources.find((one) => one.id === paper.id)?.url}
              target="_blank"
              rel="noreferrer"
              aria-label={m.common_open_named({ name: paper.name })}
            >
              <IconExternalLink size={18} stroke={1.75} aria-hidden="true" />
            </a>
            <button
              type="button"
              className="icon-button"
              aria-label={m.common_remove_named({ name: paper.name })}
              onClick={() => remove(paper)}
            >
              <IconTrash size={18} stroke={1.75} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ol>
      <FileDrop
        label={m.catalogue_add_papers()}
        hint={m.catalogue_papers_hint()}
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
    const text = m.catalogue_remove_paper_question({ name })
    if (!(await ask({ title, text, action: title, isDanger: true }))) return
    focusEntry('', 'papers')
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
