import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The long files that take about a minute and more, as the end of a run names them. */
const slowest = [
  'checkout-kills',
  'process',
  'hostile',
  'crash',
  'money-kills',
  'notice-kill',
  'slow-import',
  'fuzz',
  'development',
  'outage',
].map((name) => `/${name}.long.test.ts`)

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = slowest.findIndex((name) => moduleId.endsWith(name))
  return place < 0 ? slowest.length : place
}

/** Without the times of an earlier run the sizes of files decide, and what takes two minutes would begin last. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const bySize = await super.sort(files)
    return bySize.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}
