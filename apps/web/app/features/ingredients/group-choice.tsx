import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { Combobox } from '#app/ui/combobox.tsx'
import { findGroups } from './find-records.ts'
import css from './ingredients.module.css'
import type { IngredientDraft } from './record-draft.ts'

type Props = {
  group: IngredientDraft['group']
  description: string | undefined
  onChange: (group: IngredientDraft['group']) => void
}

/** The group of an ingredient: a link, or a search by name. */
export function GroupChoice({ group, description, onChange }: Props) {
  const [isChoosing, setChoosing] = useState(false)
  const client = useQueryClient()
  const find = useCallback((name: string) => findGroups(client, name), [client])
  if (group === null || isChoosing)
    return (
      <Combobox
        isInFlow
        label={m.ingredient_group()}
        description={description ?? m.ingredient_group_hint()}
        find={find}
        onPick={({ id, name }) => {
          setChoosing(false)
          onChange({ id, name })
        }}
      />
    )
  return (
    <div>
      <p className={css.label}>{m.ingredient_group()}</p>
      <div className={css.group}>
        <Link to={`/admin/ingredients/${group.id}?kind=groups`}>{group.name}</Link>
        <span className={css.groupActions}>
          <button type="button" className="link" onClick={() => setChoosing(true)}>
            {m.common_change()}
          </button>
          <button type="button" className="link" onClick={() => onChange(null)}>
            {m.common_remove()}
          </button>
        </span>
      </div>
      {description && <p className="third">{description}</p>}
    </div>
  )
}
