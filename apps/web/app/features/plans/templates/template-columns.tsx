import type { ApiAnswer } from '@salvia/contract/api-calls'
import type { User } from '@salvia/contract/people/current-user'
import { languageName } from '@salvia/rules/format/format'
import { fullName } from '@salvia/rules/people/full-name'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import type { Column } from '#app/ui/data-table.tsx'
import { Time } from '#app/visit/time.tsx'
import { PlanRowMenu } from '../list/plan-row-menu.tsx'
import { pathOfPlan } from '../path-of-plan.ts'

type ListedPlan = ApiAnswer<'GET /recommendations'>['results'][number]

/** Columns of templates. */
export const templateColumns = (
  user: User | null,
  categoryWord: (id: string | null) => string | null,
): Column<ListedPlan>[] => [
  {
    id: 'name',
    title: m.plan_name(),
    isName: true,
    sortedBy: 'name',
    cell: (plan) => <Link to={pathOfPlan(plan, user)}>{plan.name}</Link>,
  },
  {
    id: 'author',
    title: m.template_author(),
    cell: ({ practitioner: { firstName, lastName }, practitionerId }) =>
      practitionerId === user?.id ? m.common_you() : fullName({ firstName, lastName }),
  },
  {
    id: 'category',
    title: m.ingredient_category(),
    cell: (plan) => categoryWord(plan.templateCategoryId) ?? '–',
  },
  {
    id: 'language',
    title: m.person_language(),
    isExtra: true,
    cell: (plan) => languageName(plan.languageCode),
  },
  { id: 'items', title: m.common_products(), isFigure: true, cell: (plan) => plan.itemsCount },
  {
    id: 'updated',
    title: m.common_changed(),
    isExtra: true,
    isFigure: true,
    sortedBy: 'updatedAt',
    cell: (plan) => <Time at={plan.updatedAt} style="short" />,
  },
  {
    id: 'actions',
    isMenu: true,
    title: m.list_actions(),
    isFigure: true,
    cell: (plan) => <PlanRowMenu plan={plan} isOwn={plan.practitionerId === user?.id} />,
  },
]
