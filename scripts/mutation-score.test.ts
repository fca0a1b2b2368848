import { expect, test } from 'vitest'
import { mutationScore } from './mutation-score.ts'

const mutant = (status: string, line = 1) => ({
  status,
  mutatorName: 'EqualityOperator',
  location: { start: { line } },
})

test('what no test saw counts against the score, what could not run for neither side', () => {
  const mutants = [
    mutant('Killed'),
    mutant('Timeout'),
    mutant('Survived', 7),
    mutant('CompileError'),
    mutant('Ignored'),
  ]
  expect(
    mutationScore({ files: { 'a.ts': { mutants }, 'b.ts': { mutants: [mutant('NoCoverage', 9)] } } }),
  ).toEqual({
    detected: 2,
    undetected: 2,
    score: 50,
    survivors: ['a.ts:7 EqualityOperator', 'b.ts:9 EqualityOperator'],
  })
})

test('a score is never rounded up to what it is not', () => {
  const mutants = [...Array.from({ length: 1999 }, () => mutant('Killed')), mutant('Survived')]
  expect(mutationScore({ files: { 'a.ts': { mutants } } }).score).toBe(99.9)
})

test('nothing to change has no score', () => {
  expect(mutationScore({ files: {} }).score).toBeNull()
})
