/** Maps sub-brands, research arms and spelling variants on labels to the manufacturer. */
const makers: [RegExp, string][] = [
  [/^thorne\b/i, 'Thorne'],
  [/^host defense\b/i, 'Host Defense'],
  [/^swanson\b/i, 'Swanson'],
  [/^designs for health$/i, 'Designs for Health'],
  [/^(sr )?sports research$/i, 'Sports Research'],
  [/^gnc\b/i, 'GNC'],
  [/^now\b/i, 'NOW'],
  [/^gaia herbs\b/i, 'Gaia Herbs'],
  [/^aor\b/i, 'AOR'],
  [/^ol olympian/i, 'Olympian Labs'],
  [/^nikken\b/i, 'Nikken'],
  [/^nutri-west\b/i, 'Nutri-West'],
  [/^wonder lab/i, 'Wonder Laboratories'],
  [/^biotics research\b/i, 'Biotics Research'],
  [/^bronson\b/i, 'Bronson'],
  [/^nature['’]?s plus$/i, 'NaturesPlus'],
  [/^garden of life\b/i, 'Garden of Life'],
  [/^life extension\b/i, 'Life Extension'],
  [/^seeking health\b/i, 'Seeking Health'],
  [/^ortho molecular\b/i, 'Ortho Molecular'],
  [/^allergy research\b/i, 'Allergy Research Group'],
  [/^quicksilver\b/i, 'Quicksilver Scientific'],
  [/^xymogen\b/i, 'Xymogen'],
  [/^zhou\b/i, 'Zhou'],
  [/^pure$/i, 'Pure Nutrition'],
  [/^nhc\b/i, 'Natural Healthy Concepts'],
  [/^bulksupplements/i, 'BulkSupplements'],
]

/** The manufacturer's name in the shop. */
export function brandName(printed: string): string {
  const tidy = printed.replaceAll(/\s+/g, ' ').trim()
  return makers.find(([pattern]) => pattern.test(tidy))?.[1] ?? tidy
}
