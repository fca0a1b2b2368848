import { defineConfig } from 'vitest/config'
import everything from './vitest.config.ts'

/** One project and the tests named by scripts/test-mutation.ts: each mutant is run against those tests only. */
const { MUTATION_PROJECT, MUTATION_TESTS = '' } = process.env

const projects = (everything.test?.projects ?? []).flatMap((project) =>
  typeof project === 'object' && 'test' in project && project.test?.name === MUTATION_PROJECT
    ? [{ test: { ...project.test, include: MUTATION_TESTS.split(',') } }]
    : [],
)

export default defineConfig({ test: { projects } })
