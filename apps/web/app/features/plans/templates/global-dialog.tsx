import type { User } from '@salvia/contract/people/current-user'
import type { Recommendation } from '@salvia/contract/plans/plan-records'
import { type LanguageCode, languages } from '@salvia/contract/words/locale'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useId } from 'react'
import { languageChoices } from '#app/forms/country-choices.ts'
import { FormDialog } from '#app/forms/form-dialog.tsx'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { DialogFooter } from '#app/ui/dialog-footer.tsx'
import { SelectField } from '#app/ui/field.tsx'
import parts from '#app/ui/parts.module.css'
import { useCategoryChoices } from './category-words.ts'
import { templateAuthorsQuery } from './template-queries.ts'
import { useTemplateChange } from './use-template-change.ts'

type Props = { template: Recommendation; user: User | null; onClose: () => void }

/** Who the template is by: its practitioner, the admin as the provider, or an author of other global templates. */
function useAuthorChoices({ practitionerId, practitioner }: Recommendation, user: User | null) {
  const authors = useQuery(templateAuthorsQuery).data ?? []
  const named = new Map([
    [practitionerId, `${practitioner.firstName} ${practitioner.lastName}`.trim()],
    ...(user ? [[user.id, user.fullName] as const] : []),
    ...authors.map(({ id, fullName }) => [id, fullName] as const),
  ])
  return [...named].map(([value, label]) => ({ value, label }))
}

/** Author, category and language of a template that all practitioners see. */
export function GlobalDialog({ template, user, onClose }: Props) {
  const form = useId()
  const { isGlobalTemplate, practitionerId, templateCategoryId, languageCode } = template
  const title = isGlobalTemplate ? m.template_global_change() : m.template_make_global()
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
  const choices = useAuthorChoices(template, user)
  return (
    <FormDialog title={title} onClose={onClose}>
      <form id={form} className={parts.stack} onSubmit={save}>
        <p className="second">{m.template_global_text()}</p>
        <SelectField
          name="practitionerId"
          label={m.template_author()}
          data={choices}
          defaultValue={practitionerId}
        />
        <SelectField
          name="templateCategoryId"
          label={m.template_category()}
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
