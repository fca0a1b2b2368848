import type { SubstitutionPreview } from '@salvia/contract/plans/substitutions/substitution-records'
import { fullName } from '@salvia/rules/people/full-name'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'

type Plan = SubstitutionPreview['results'][number]['plan']

/** A plan with its practitioner, as admins see it. */
export const PlanOfRow = ({ plan }: { plan: Plan }) => (
  <p>
    <span className="medium">{plan.name}</span>
    <br />
    <span className="third">
      {plan.isTemplate && (
        <>{plan.isGlobalTemplate ? m.catalogue_plan_global() : m.catalogue_plan_template()} · </>
      )}
      <Link to={`/admin/users/${plan.practitionerId}`}>{fullName(plan.practitioner)}</Link>
    </span>
  </p>
)
