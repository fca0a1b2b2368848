import type { RecommendationListMode } from '@salvia/contract/words/plans'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { languageChoices } from '#app/forms/country-choices.ts'
import { m } from '#app/paraglide/messages.js'
import { ListTabs, TabCount } from '#app/ui/list-tools.tsx'
import { ChoiceFilter, ClearFilters } from '#app/workbench/filters.tsx'
import { useListAddress } from '#app/workbench/list-address.ts'
import { planCountQuery } from '../list/plan-filter.ts'
import { useCategoryChoices } from './category-words.ts'
import { templateAuthorsQuery } from './template-queries.ts'

const PATH = '/treatment-plans/templates'

type TemplateMode = Exclude<RecommendationListMode, 'Recommendations'>

const modes: Record<TemplateMode, () => string> = {
  AllTemplates: m.template_mode_all,
  OwnTemplates: m.template_mode_own,
  GlobalTemplates: m.template_mode_global,
  ExpertTemplates: m.template_mode_expert,
  ProviderTemplates: m.template_mode_provider,
}

/** Whose templates are listed; a tab keeps the filters. */
export function TemplateModes({ open }: { open: RecommendationListMode }) {
  const { search } = useListAddress()
  const pathOf = (mode: string) => {
    const after = new URLSearchParams(search)
    after.delete('offset')
    if (mode === 'AllTemplates') after.delete('mode')
    else after.set('mode', mode)
    return after.size > 0 ? `${PATH}?${after}` : PATH
  }
  return (
    <ListTabs label={m.template_modes()}>
      {(Object.keys(modes) as TemplateMode[]).map((mode) => (
        <Link
          key={mode}
          to={pathOf(mode)}
          preventScrollReset
          aria-current={mode === open ? 'page' : undefined}
        >
          {modes[mode]()} <ModeCount mode={mode} />
        </Link>
      ))}
    </ListTabs>
  )
}

const ModeCount = ({ mode }: { mode: TemplateMode }) => (
  <TabCount value={useQuery(planCountQuery(mode)).data?.pager.count} />
)

/** Category, author and language of templates, in the address. */
export function TemplateFilters() {
  const authors = useQuery(templateAuthorsQuery).data ?? []
  return (
    <>
      <ChoiceFilter name="templateCategoryId" label={m.template_category()} choices={useCategoryChoices()} />
      <ChoiceFilter
        name="practitionerIds"
        label={m.template_author()}
        choices={authors.map(({ id, fullName }) => ({ value: id, label: fullName }))}
      />
      <ChoiceFilter name="languageCode" label={m.person_language()} choices={languageChoices()} />
      <ClearFilters tab="mode" />
    </>
  )
}
