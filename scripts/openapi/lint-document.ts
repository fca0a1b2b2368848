import { createConfig, lintFromString } from '@redocly/openapi-core'

/**
 * The linter's recommended rules except two: the server URL depends on the installation, and the specified paths need
 * literal segments alongside parameters.
 */
const rules = {
  'no-server-example.com': 'off',
  'no-ambiguous-paths': 'off',
  'no-required-schema-properties-undefined': 'error',
} as const

/** Faults of an OpenAPI document, including warnings, each as `rule: message (place)`. Uses no file and no network. */
export async function lintDocument(document: object): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'], rules })
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: '/openapi.json',
    config,
  })
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} (${location[0]?.pointer})`)
}
