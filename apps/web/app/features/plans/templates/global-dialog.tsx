import type { User } from '@salvia/contract/people/current-user'
import type { Recommendation } from '@salvia/contract/plans/plan-records'
import { type LanguageCode, languages } from '@salvia/contract/words/locale'
import { formatList } from '@salvia/rules/format/format-measures'
import { fullName } from '@salvia/rules/people/full-name'
import { isAvailable } from '@salvia/rules/product/stock-status'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { languageChoices } from '#app/forms/country-choices.ts'
import { FormDialog } from '#app/forms/form-dialog.tsx'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { Combobox, type Findable } from '#app/ui/combobox.tsx'
import { DialogFooter } from '#app/ui/dialog-footer.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { Note } from '#app/ui/note.tsx'
import parts from '#app/ui/parts.module.css'
import { useFindPractitioners } from '#app/workbench/find-records.tsx'
import { useCategoryChoices } from './category-words.ts'
import { templateAuthorsQuery } from './template-queries.ts'
import { useTemplateChange } from './use-template-change.ts'

type Props = { template: Recommendation; user: User | null; onClose: () => void }

/** Who the template is by: its practitioner, the admin as the provider, or an author of other global templates. */
function useAuthorChoices({ practitionerId, practitioner }: Recommendation, user: User | null) {
  const authors = useQuery(templateAuthorsQuery).data ?? []
  const named = new Map([
    [practitionerId, fullName(practitioner)],
    ...(user ? [[user.id, user.fullName] as const] : []),
    ...authors.map(({ id, fullName }) => [id, fullName] as const),
  ])
  return [...named].map(([value, label]) => ({ value, label }))
}

const focusSearch = (place: HTMLElement | null) => place?.querySelector('input')?.focus()

/** The author, chosen among those who have global templates or found among all practitioners. */
function AuthorFields({ template, user }: Pick<Props, 'template' | 'user'>) {
  const known = useAuthorChoices(template, user)
  const find = useFindPractitioners({ approvalStatus: 'Approved' })
  const [found, setFound] = useState<Findable | null>(null)
  const [chosen, setChosen] = useState(template.practitionerId)
  const [isFinding, setFinding] = useState(false)
  const isNew = found !== null && !known.some(({ value }) => value === found.id)
  return (
    <>
      <SelectField
        name="practitionerId"
        label={m.template_author()}
        data={isNew ? [...known, { value: found.id, label: found.name }] : known}
        value={chosen}
        onChange={({ currentTarget: { value } }) => setChosen(value)}
      />
      {isFinding ? (
        <div ref={focusSearch}>
          <Combobox
            isInFlow
            label={m.template_author_find()}
            description={m.template_author_find_hint()}
            find={find}
            onPick={(author) => {
              setFound(author)
              setChosen(author.id)
            }}
          />
        </div>
      ) : (
        <p>
          <Button variant="light" size="sm" onClick={() => setFinding(true)}>
            {m.template_author_find()}
          </Button>
        </p>
      )}
    </>
  )
}

/** What to look at before all practitioners read it: products that cannot be had, and the notes as they are written. */
function LookThrough({ items }: { items: Recommendation['recommendationItems'] }) {
  const missing = items.filter(({ product }) => !isAvailable(product.stockStatus.id))
  const noted = items.filter(({ notes }) => notes !== '')
  const names = missing.map(({ product }) => product.name)
  return (
    <>
      {names.length > 0 && (
        <Note
          tone="attention"
          title={m.template_global_missing({ products: formatList(names, getLocale()) })}
        />
      )}
      {noted.length > 0 && (
        <Note tone="attention" title={m.template_global_notes()}>
          <details>
            <summary className="link">{m.template_global_notes_show()}</summary>
            <ul className={parts.list}>
              {noted.map(({ id, product, notes }) => (
                <li key={id}>
                  <span className={parts.grow}>
                    <b className="medium">{product.name}</b> {notes}
                  </span>
                </li>
              ))}
            </ul>
          </details>
        </Note>
      )}
    </>
  )
}

/** Author, category and language of a template that all practitioners see. */
export function GlobalDialog({ template, user, onClose }: Props) {
  const form = useId()
  const { isGlobalTemplate, templateCategoryId, languageCode } = template
  const { run, isPending } = useTemplateChange(
    template,
    isGlobalTemplate ? m.template_saved() : m.template_made_global(),
    onClose,
  )
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const chosen = (name: string) => String(given.get(name) ?? '')
    await run({
      isGlobalTemplate: true,
      practitionerId: chosen('practitionerId'),
      templateCategoryId: chosen('templateCategoryId') || null,
      languageCode: languages.find((each) => each === chosen('languageCode')) ?? languageCode,
    })
  }
  const products = template.recommendationItems.map(({ product }) => product.name)
  return (
    <FormDialog
      title={
        isGlobalTemplate
          ? m.template_global_change_of({ name: template.name })
          : m.template_make_global_of({ name: template.name })
      }
      onClose={onClose}
    >
      <form method="post" id={form} className={parts.stack} onSubmit={save}>
        <p className="second">{m.template_global_text()}</p>
        {products.length > 0 && (
          <p>
            {m.template_global_products({
              count: products.length,
              products: formatList(products, getLocale()),
            })}
          </p>
        )}
        {!isGlobalTemplate && <LookThrough items={template.recommendationItems} />}
        <AuthorFields template={template} user={user} />
        <SelectField
          name="templateCategoryId"
          label={m.ingredient_category()}
          description={m.template_category_hint()}
          data={[{ value: '', label: m.template_category_none() }, ...useCategoryChoices()]}
          defaultValue={templateCategoryId ?? ''}
        />
        <SelectField
          name="languageCode"
          label={m.person_language()}
          data={languageChoices()}
          defaultValue={languageCode satisfies LanguageCode}
        />
      </form>
      <DialogFooter onCancel={onClose}>
        <Button type="submit" form={form} variant="filled" loading={isPending}>
          {isGlobalTemplate ? m.form_save() : m.template_make_global()}
        </Button>
      </DialogFooter>
    </FormDialog>
  )
}
