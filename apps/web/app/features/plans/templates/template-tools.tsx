import type { RecommendationListMode } from '@salvia/contract/words/plans'
import { useQuery } from '@tanstack/react-query'
import { languageChoices } from '#app/forms/country-choices.ts'
import { m } from '#app/paraglide/messages.js'
import { ChoiceFilter } from '#app/workbench/filters.tsx'
import { MoreFilters } from '#app/workbench/more-filters.tsx'
import { useCategoryChoices } from './category-words.ts'
import { templateAuthorsQuery } from './template-queries.ts'

type TemplateMode = Exclude<RecommendationListMode, 'Recommendations'>

const modes: Record<Exclude<TemplateMode, 'AllTemplates'>, () => string> = {
  OwnTemplates: m.template_mode_own,
  GlobalTemplates: m.template_mode_global,
  ExpertTemplates: m.template_mode_expert,
  ProviderTemplates: m.template_mode_provider,
}

/** Whose templates, their category, author and language, in the address. */
export function TemplateFilters() {
  const authors = useQuery(templateAuthorsQuery).data ?? []
  return (
    <MoreFilters>
      <ChoiceFilter
        name="mode"
        label={m.template_modes()}
        choices={Object.entries(modes).map(([value, word]) => ({ value, label: word() }))}
      />
      <ChoiceFilter
        name="templateCategoryId"
        label={m.ingredient_category()}
        choices={useCategoryChoices()}
      />
      <ChoiceFilter
        name="practitionerIds"
        label={m.template_author()}
        choices={authors.map(({ id, fullName }) => ({ value: id, label: fullName }))}
      />
      <ChoiceFilter name="languageCode" label={m.person_language()} choices={languageChoices()} />
    </MoreFilters>
  )
}
