import { cookieNames } from '@salvia/contract/words/cookies'
import { expect, test } from 'vitest'
import { call, makePlan } from '#test/plans'
import { makeCapsules, setUpSubstitution } from '#test/substitutions'

test('the report of a substitution calls actives as its reader does, not as a label that names a brand', async () => {
  const it = await setUpSubstitution()
  const { api, admin, sophie, dose } = it
  const branded = await makeCapsules(api, admin, 'Iron Bisglycinate', [
    { labelName: 'Ferrochel', amount: 25 },
  ])
  await makePlan(api, sophie, { recommendationItems: [dose] })
  const { id } = await it.substitute(branded)
  const namesIn = async (language: string) => {
    const answer = await call(api, admin, ['GET', `/admin/substitutions/${id}`], {
      cookie: `${cookieNames.language}=${language}`,
    })
    return answer.json().results[0].dose.difference.map(({ name }: { name: string }) => name)
  }
  expect(await namesIn('en')).toEqual(['Magnesium', 'Iron'])
  expect(await namesIn('de')).toEqual(['Magnesium', 'Eisen'])
})
