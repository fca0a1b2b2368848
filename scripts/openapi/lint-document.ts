import { createConfig, lintFromString } from '@redocly/openapi-core'

/**
 * All that the linter recommends, but for two: the address is each installation's own, and a literal part of a path
 * goes before a parameter, as the specified paths need.
 */
const rules = {
  'no-server-example.com': 'off',
  'no-ambiguous-paths': 'off',
  'no-required-schema-properties-undefined': 'error',
} as const

/** The faults of an OpenAPI document, warnings too, each as `rule: message (place)`. Reads no file and no network. */
export async function lintDocument(document: object): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'], rules })
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: '/openapi.json',
    config,
  })
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`)
}
