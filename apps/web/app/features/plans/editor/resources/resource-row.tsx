import type { PlanResource } from '@salvia/contract/plans/plan-records'
import { servedAt } from '@salvia/contract/route'
import { type ResourceKind, resourceKinds } from '@salvia/contract/words/catalogue'
import { planLengths } from '@salvia/contract/words/lengths'
import { IconDownload, IconTrash } from '@tabler/icons-react'
import { ask } from '#app/forms/ask.ts'
import { focusEntry } from '#app/lib/focus-entry.ts'
import { resourceWords } from '#app/lib/resource-words.ts'
import { m } from '#app/paraglide/messages.js'
import { CheckField, SelectField, TextField } from '#app/ui/field.tsx'
import css from './resources-section.module.css'
import type { ResourceChange } from './use-resources.ts'

type Props = {
  planId: string
  resource: PlanResource
  onChange: (fields: ResourceChange) => unknown
  onRemove: () => unknown
}

/** One document or picture; each change is written at once. */
export function ResourceRow({ planId, resource, onChange, onRemove }: Props) {
  const { id, name, kind, isShownToClients } = resource
  const kinds = resourceKinds.map((value) => ({ value, label: resourceWords[value]() }))
  const rename = (field: HTMLInputElement) => {
    const typed = field.value.trim()
    if (typed === '') field.value = name
    else if (typed !== name) onChange({ name: typed })
  }
  const remove = async () => {
    const title = m.common_remove_named({ name })
    const text = m.catalogue_remove_resource_question({ name })
    if (!(await ask({ title, text, action: title, isDanger: true }))) return
    focusEntry('', 'resources')
    onRemove()
  }
  return (
    <li>
      <fieldset className={css.row} aria-label={name}>
        <TextField
          key={name}
          className={css.name}
          label={m.common_title()}
          maxLength={planLengths.resourceName}
          defaultValue={name}
          onBlur={(event) => rename(event.currentTarget)}
        />
        <SelectField
          label={m.catalogue_resource_kind()}
          data={kinds}
          value={kind}
          onChange={(event) => onChange({ kind: event.currentTarget.value as ResourceKind })}
        />
        <a
          className="icon-button"
          href={servedAt(`/recommendations/${planId}/resources/${id}`)}
          download
          aria-label={m.common_open_named({ name })}
        >
          <IconDownload size={18} stroke={1.75} aria-hidden="true" />
        </a>
        <button
          type="button"
          className="icon-button"
          aria-label={m.common_remove_named({ name })}
          onClick={() => void remove()}
        >
          <IconTrash size={18} stroke={1.75} aria-hidden="true" />
        </button>
        <CheckField
          className={css.shown}
          label={m.plan_resources_show()}
          checked={isShownToClients}
          onChange={(event) => onChange({ isShownToClients: event.currentTarget.checked })}
        />
      </fieldset>
    </li>
  )
}
