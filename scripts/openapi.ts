import { describeApi } from '../apps/server/src/describe-api.ts'
import { describeChanges, entriesSince, readChangelog, unnamedOf } from './openapi/changelog.ts'
import { compareContracts } from './openapi/compare-contracts.ts'
import { contractOf, type OpenApi } from './openapi/contract-of.ts'
import { readRecorded, writeRecorded } from './openapi/recorded-contract.ts'

const document = (await describeApi()) as OpenApi

function changesSinceRecorded() {
  const recorded = readRecorded()
  return { recorded, changes: compareContracts({ was: recorded.contract, is: contractOf(document) }) }
}

/** Records the contract as promised, unless it breaks an earlier promise without a new changelog entry saying so. */
function accept(): void {
  const { recorded, changes } = changesSinceRecorded()
  const entries = readChangelog()
  const unnamed = unnamedOf(changes, entriesSince(entries, recorded.entry))
  if (unnamed.length > 0) {
    process.stderr.write(
      `docs/api-changelog.md does not name, in a new entry:\n\n${describeChanges(unnamed)}`,
    )
    process.exitCode = 1
    return
  }
  writeRecorded({ entry: entries[0]?.title ?? '', contract: contractOf(document) })
  process.stdout.write(`Recorded, with ${changes.length} changes.\n`)
}

const [wish] = process.argv.slice(2)
if (wish === '--accept') accept()
else if (wish === '--changes')
  process.stdout.write(describeChanges(changesSinceRecorded().changes) || 'No change.\n')
else process.stdout.write(`${JSON.stringify(document, null, 2)}\n`)
