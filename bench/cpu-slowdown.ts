/**
 * How many times Lighthouse has to slow this machine down for it to stand for its mid-range phone.
 * `benchmarkIndex` is what Lighthouse measured of the machine; its fixed 4 is for a fast desktop of about 1,533, and it
 * warns of results on slower ones.
 * Source: Lighthouse, docs/throttling.md, "Calibrating the CPU slowdown", and the calculator that it names
 * (150 is 1, 800 is 2, 1300 is 3, each 233 above that one more). Never above 4, the setting others compare with, and
 * never below 1.
 */
export function cpuSlowdownFor(benchmarkIndex: number): number {
  if (benchmarkIndex >= 1300) return Math.min(4, 3 + (benchmarkIndex - 1300) / 233)
  if (benchmarkIndex >= 800) return 2 + (benchmarkIndex - 800) / 500
  return Math.max(1, 1 + (benchmarkIndex - 150) / 650)
}
