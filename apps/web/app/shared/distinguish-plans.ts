import type { TimeFormat } from '#app/visit/time.tsx'

type Plan = { name: string; createdAt: string }

/** What the ways into several plans are called: by their names, and of one name by when each was made. */
export function distinguishPlans(plans: Plan[], time: TimeFormat): (plan: Plan) => string {
  const isShared = (name: string) => plans.filter((plan) => plan.name === name).length > 1
  return ({ name, createdAt }) => (isShared(name) ? `${name} · ${time(createdAt)}` : name)
}
