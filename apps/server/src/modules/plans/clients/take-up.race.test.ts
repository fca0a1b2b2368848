import { expect, test } from 'vitest'
import { clientsOf } from '#test/clients'
import { clientsOfPlans, invitePerson, openByCode, saveByCode, setUpFollowed } from '#test/followers'
import { makeClient } from '#test/people'
import { item, makePlan } from '#test/plans'
import { rounds } from '#test/rounds'

test.for(rounds)(
  'plans of one practitioner that an account was invited to are saved and opened at once: it is one client of each (round %i)',
  async () => {
    const { api, sophie, anna, plan, productIds } = await setUpFollowed()
    const eva = await makeClient(api)
    const recommendationItems = [item(productIds[0])]
    const others = [
      await makePlan(api, sophie, { recommendationItems }),
      await makePlan(api, sophie, { recommendationItems }),
    ]
    const plans = [plan, ...others]
    for (const each of plans) await invitePerson(api, sophie, each, { email: eva.email })

    const acts = plans.flatMap((each) => [openByCode(api, eva, each), saveByCode(api, eva, each)])
    const answers = await Promise.all(acts)

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(acts.map(() => 200))
    const clients = await clientsOfPlans(api, sophie)
    expect(clients.map(({ clientId }) => clientId)).toEqual(plans.map(() => eva.userId))
    const people = (await clientsOf(api, sophie)).results.map(({ id }) => id)
    expect(people.toSorted()).toEqual([anna.userId, eva.userId].toSorted())
  },
)
