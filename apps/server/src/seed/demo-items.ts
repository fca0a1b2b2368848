import type { Duration, IntakeFoodInstruction, IntakeTime } from '@salvia/contract/words/plans'

export type DemoItem = {
  sku: string
  amount: number
  times: IntakeTime[]
  food?: IntakeFoodInstruction
  duration: Duration
  notes?: string
}

export const iron: DemoItem = {
  sku: 'THO-321969',
  amount: 1,
  times: ['UponRising'],
  food: 'OnAnEmptyStomach',
  duration: 'For3Month',
  notes: 'For your iron stores. Two hours apart from coffee and tea.',
}
export const bComplex: DemoItem = {
  sku: 'THO-284189',
  amount: 1,
  times: ['Morning'],
  food: 'WithFood',
  duration: 'For3Month',
  notes: 'Gives the vitamins your body needs to turn food into energy.',
}
export const omega: DemoItem = {
  sku: 'NOR-214224',
  amount: 2,
  times: ['Morning'],
  food: 'WithFood',
  duration: 'For3Month',
  notes: 'Omega-3 and the vitamin D you lack in winter.',
}
export const theanine: DemoItem = {
  sku: 'JAR-307738',
  amount: 1,
  times: ['Afternoon'],
  duration: 'For3Month',
  notes: 'For a calmer head at the end of the working day.',
}
export const dophilus: DemoItem = {
  sku: 'SOL-264116',
  amount: 1,
  times: ['Evening'],
  food: 'WithFood',
  duration: 'For3Month',
  notes: 'For your digestion after the antibiotics in September.',
}
export const glycine: DemoItem = {
  sku: 'LIF-328470',
  amount: 3,
  times: ['BedTime'],
  duration: 'For1Month',
  notes: 'An amino acid to help you fall asleep sooner.',
}
export const magnesium: DemoItem = {
  sku: 'THO-298074',
  amount: 1,
  times: ['BedTime'],
  duration: 'For3Month',
  notes: 'Relaxes muscles overnight.',
}
export const vitaminD: DemoItem = {
  sku: 'CAR-54940',
  amount: 1,
  times: ['Morning'],
  food: 'WithFood',
  duration: 'For6Month',
}
export const coq10: DemoItem = {
  sku: 'SOL-201089',
  amount: 1,
  times: ['Morning'],
  food: 'WithFood',
  duration: 'For3Month',
}
export const boulardii: DemoItem = {
  sku: 'JAR-307728',
  amount: 1,
  times: ['Morning', 'Evening'],
  duration: 'For1Month',
}
export const glutamine: DemoItem = {
  sku: 'KLE-321195',
  amount: 0.5,
  times: ['TwoTimesPerDay'],
  duration: 'For2Month',
}
export const curcumin: DemoItem = {
  sku: 'THO-328826',
  amount: 1,
  times: ['Morning'],
  food: 'WithFood',
  duration: 'For2Month',
}
export const lionsMane: DemoItem = { sku: 'HOS-255174', amount: 2, times: ['Morning'], duration: 'Ongoing' }
export const tryptophan: DemoItem = {
  sku: 'PUR-294000',
  amount: 2,
  times: ['BedTime'],
  duration: 'For1Month',
  notes: 'First month only, then we look at it together.',
}
