import { planLengths } from '@salvia/contract/words/lengths'
import { type LanguageCode, languages } from '@salvia/contract/words/locale'
import { languageChoices } from '#app/forms/country-choices.ts'
import { m } from '#app/paraglide/messages.js'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { useCategoryChoices } from '../templates/category-words.ts'
import css from './details-section.module.css'
import type { PlanDraft } from './plan-draft.ts'
import type { DraftControl } from './use-plan-draft.ts'

type Props = { control: DraftControl; isTemplate: boolean }

/** What describes the plan: to clients, to colleagues, and to its practitioner. */
export function DetailsSection({ control: { draft, change }, isTemplate }: Props) {
  const write = (fields: Partial<PlanDraft>) => change((before) => ({ ...before, ...fields }))
  return (
    <section className={css.section} aria-labelledby="plan-details">
      <h2 id="plan-details" className="t16">
        {m.plan_details()}
      </h2>
      <TextAreaField
        label={m.template_summary()}
        description={m.plan_summary_hint()}
        value={draft.summary}
        maxLength={planLengths.summary}
        grows
        rows={2}
        onChange={({ target: { value } }) => write({ summary: value })}
      />
      <TextAreaField
        label={m.plan_description()}
        description={isTemplate ? m.template_description_hint() : m.plan_description_hint()}
        value={draft.description}
        maxLength={planLengths.description}
        grows
        rows={3}
        onChange={({ target: { value } }) => write({ description: value })}
      />
      <TextAreaField
        label={m.template_evidence()}
        description={m.plan_evidence_hint()}
        value={draft.evidence}
        maxLength={planLengths.evidence}
        grows
        rows={3}
        onChange={({ target: { value } }) => write({ evidence: value })}
      />
      <div className={css.short}>
        <TextField
          label={m.plan_internal_name()}
          description={m.plan_internal_name_hint()}
          value={draft.internalName ?? ''}
          maxLength={planLengths.name}
          onChange={({ target: { value } }) => write({ internalName: value === '' ? null : value })}
        />
        <SelectField
          label={m.person_language()}
          description={m.plan_language_hint()}
          data={languageChoices()}
          value={draft.languageCode satisfies LanguageCode}
          onChange={({ target: { value } }) =>
            write({ languageCode: languages.find((each) => each === value) ?? draft.languageCode })
          }
        />
        {isTemplate && (
          <CategoryField
            value={draft.templateCategoryId}
            onChange={(templateCategoryId) => write({ templateCategoryId })}
          />
        )}
      </div>
    </section>
  )
}

type CategoryProps = { value: string | null; onChange: (category: string | null) => void }

const CategoryField = ({ value, onChange }: CategoryProps) => (
  <SelectField
    label={m.ingredient_category()}
    description={m.template_category_hint()}
    data={[{ value: '', label: m.template_category_none() }, ...useCategoryChoices()]}
    value={value ?? ''}
    onChange={({ target: { value: chosen } }) => onChange(chosen === '' ? null : chosen)}
  />
)
