import type { User } from '@salvia/contract/people/current-user'
import type { Recommendation } from '@salvia/contract/plans/plan-records'
import { languageName } from '@salvia/rules/format/format'
import { IconCopy, IconPencil, IconUsers } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { earningOf } from '../editor/plan-earning.ts'
import { FactList } from '../fact-list.tsx'
import { TemplateNotCopied } from '../not-copied.tsx'
import { mayWritePlan } from '../path-of-plan.ts'
import { PlanFiles } from '../plan-files.tsx'
import { planQuery } from '../plan-queries.ts'
import { PlanTexts } from '../plan-texts.tsx'
import { useCopyShown } from '../use-copy-shown.ts'
import { useCategoryWord } from './category-words.ts'
import { TemplateCheck } from './template-check.tsx'
import { TemplateItem } from './template-item.tsx'
import css from './template-record.module.css'
import { authorOf, templateState } from './template-state.ts'

type Props = { id: string; user: User | null }

/** A template to read, and to start from. */
export function TemplateRecord({ id, user }: Props) {
  const { data: template } = useSuspenseQuery(planQuery(id))
  const { recommendationItems: items, resources } = template
  const copies = useCopyShown(template, (client) => client.fetchQuery({ ...planQuery(id), staleTime: 0 }))
  return (
    <div>
      <title>{template.name}</title>
      <PageHeader
        title={template.name}
        lead={templateState(template, user)}
        above={<Link to="/treatment-plans/templates">{m.plan_templates()}</Link>}
        actions={<Actions template={template} user={user} copies={copies} />}
      />
      {copies.notCopied && <TemplateNotCopied {...copies.notCopied} />}
      <div className={css.columns}>
        <div className={css.main}>
          <PlanTexts {...template} />
          <section className={`card ${css.card}`} aria-labelledby="products">
            <h2 id="products">{m.common_products()}</h2>
            {items.length === 0 ? (
              <EmptyState title={m.plan_view_empty_title()}>{m.template_empty_text()}</EmptyState>
            ) : (
              <ul>
                {items.map((item) => (
                  <TemplateItem key={item.id} item={item} />
                ))}
              </ul>
            )}
          </section>
        </div>
        <div className={css.main}>
          <Facts template={template} />
          {items.length > 0 && <TemplateCheck template={template} earning={earningOf(template, user)} />}
          <PlanFiles resources={resources} of={template.id} />
        </div>
      </div>
    </div>
  )
}

type ActionProps = { template: Recommendation; user: User | null; copies: ReturnType<typeof useCopyShown> }

function Actions({ template, user, copies: { copy, copying } }: ActionProps) {
  return (
    <>
      {mayWritePlan(template, user) && (
        <Button
          component={Link}
          to={`/recommendations/${template.id}/edit`}
          leftSection={<IconPencil size={18} stroke={1.75} />}
        >
          {m.template_edit()}
        </Button>
      )}
      <Button
        loading={copying?.isTemplate === true}
        leftSection={<IconCopy size={18} stroke={1.75} />}
        onClick={() => copy({ isTemplate: true })}
      >
        {m.plan_copy()}
      </Button>
      <Button
        variant="filled"
        loading={copying !== undefined && !copying.isTemplate}
        leftSection={<IconUsers size={18} stroke={1.75} />}
        onClick={() => copy()}
      >
        {m.template_use()}
      </Button>
    </>
  )
}

function Facts({ template }: { template: Recommendation }) {
  const categoryWord = useCategoryWord()
  const facts = [
    [m.template_author(), authorOf(template)],
    [m.ingredient_category(), categoryWord(template.templateCategoryId) ?? '–'],
    [m.person_language(), languageName(template.languageCode)],
    [m.common_products(), template.itemsCount],
  ] as const
  return <FactList facts={facts} />
}
