/** Sugars as English labels name them: mono- and disaccharides that are added, and what mostly consists of them. */
const sugar =
  /\b(sugars?|sucrose|dextrose|fructose|glucose|maltose|lactose|trehalose|molasses|honey|agave)\b|\b(cane|fruit) juice\b|\bsyrup\b/i
/** The same in German, Dutch and French, in plain letters. */
const sugarElsewhere =
  /zucker|\bsuikers?\b|rietsuiker|\bsucres?\b|saccharose|fru[ck]tose|glu[ck]ose|\bhonig\b|\bhoning\b|\bmiel\b|sirup|stroop|\bsirop\b|melasse/i
const notSugar =
  /(sugar|zucker|suiker)[- ]?(free|frei|vrij)(e[mnrs]?)?( syrup| sirup)?|sugar[- ]?alcohols?|(no|without|ohne|zonder|sans|geen|kein\w*) (added |toegevoegde? |zugesetzten? )?(sugar|zucker|suiker|sucre)s?( ajoutes?)?|unsweetened|zuckeralkohol\w*|blood sugar|blutzucker\w*|bloedsuiker\w*|(gluco|fructo|galacto|malto|xylo)-?oligosac\w*/gi

/** Whether an item of a list, a row or a name in plain letters names a sugar. */
export function namesSugar(item: string): boolean {
  const said = item.replaceAll(notSugar, ' ')
  return sugar.test(said) || sugarElsewhere.test(said)
}
